import { type Constraints, failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'class.already-started': 409,
  'class.not-started': 409,
  'class.ended': 409,
  'class.not-ended': 409,
  'class.in-use': 409,
  'class.written-to': 409,
  'class.not-linked': 409,
  'class.has-progress': 409,
  'class.taken-along': 409,
  'class.already-evolved': 409,
  'class.no-facilitator': 409,
  'class.not-a-test': 409,
  'class.last-unit-open': 409,
  // §8: the module of a class is not activated.
  'class.module-without-plans': 409,
  'class.module-in-development': 409,
  'class.module-of-self-study': 409,
  // §8: students are not enrolled or unenrolled.
  'class.not-enrolled': 409,
} as const;

/**
 * What a broken constraint means to the person who asked. Of enrolments: somebody else was there at the same moment. Of what
 * was written to a class: it would go with the class, and the tables belong to domains above this one.
 */
export const constraints: Constraints<typeof failures> = {
  mural_posts_class_id_school_id_fkey: 'class.written-to',
  notices_class_id_school_id_fkey: 'class.written-to',
  enrolments_one_open: 'class.not-enrolled',
  enrolments_student_id_school_id_fkey: 'class.not-enrolled',
};

const own = failuresOf(failures);

export const fail: typeof own.fail = own.fail;
export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
