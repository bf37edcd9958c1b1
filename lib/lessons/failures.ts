import { type Constraints, failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'lesson.class-not-running': 409,
  'lesson.not-started': 409,
  'lesson.closed': 409,
  'lesson.other-ongoing': 409,
  'lesson.not-next': 409,
  'lesson.attendance-missing': 409,
  'lesson.not-enrolled': 409,
} as const;

/** Two who began a lesson at the same moment: the second one is told. */
export const constraints: Constraints<typeof failures> = {
  class_lessons_one_ongoing: 'lesson.other-ongoing',
};

const own = failuresOf(failures);

export const fail: typeof own.fail = own.fail;
export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
