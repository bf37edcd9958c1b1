import { type Constraints, failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'student.registration-taken': 409,
  'student.provider-id-taken': 409,
  'student.in-use': 409,
  'student.written-to': 409,
} as const;

/** What a broken constraint means to the person who asked: of these tables, and of what was written to one pupil alone. */
export const constraints: Constraints<typeof failures> = {
  students_school_id_registration_key_key: 'student.registration-taken',
  students_school_id_provider_id_key: 'student.provider-id-taken',
  students_school_id_fkey: 'MODEL_NOT_FOUND',
  mural_posts_student_id_school_id_fkey: 'student.written-to',
};

const own = failuresOf(failures);

export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
