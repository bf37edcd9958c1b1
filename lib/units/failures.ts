import { type Constraints, failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'unit.previous-open': 409,
  'unit.lessons-open': 409,
  'unit.projects-open': 409,
  'unit.tests-open': 409,
  'unit.number-mistyped': 409,
  'unit.warnings-not-ticked': 409,
  'unit.paid-meanwhile': 409,
  'unit.not-closed': 409,
  'unit.below-zero': 409,
  'unit.drifted': 409,
} as const;

/** A pupil who was in two classes that closed at the same moment: the second one counts anew. */
export const constraints: Constraints<typeof failures> = {
  settled_units_pkey: 'unit.paid-meanwhile',
};

const own = failuresOf(failures);

export const fail: typeof own.fail = own.fail;
export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
