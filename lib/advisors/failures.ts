import { type Constraints, failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'advisor.in-use': 409,
} as const;

/** What a broken constraint of these tables means to the person who asked. */
export const constraints: Constraints<typeof failures> = {
  advisor_schools_school_id_fkey: 'MODEL_NOT_FOUND',
};

const own = failuresOf(failures);

export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
