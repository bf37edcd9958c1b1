import { type Constraints, failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'student.registration-taken': 409,
  'student.provider-id-taken': 409,
  'student.in-use': 409,
} as const;

/** What a broken constraint of these tables means to the person who asked. */
export const constraints: Constraints<typeof failures> = {
  students_school_id_registration_key_key: 'student.registration-taken',
  students_school_id_provider_id_key: 'student.provider-id-taken',
  students_school_id_fkey: 'MODEL_NOT_FOUND',
};

const own = failuresOf(failures);

export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
