import { type Constraints, failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'guardian.already-registered': 409,
  'guardian.has-students': 409,
  'consent.already-ended': 409,
} as const;

/** What a broken constraint of these tables means to the person who asked. */
export const constraints: Constraints<typeof failures> = {
  guardians_school_id_email_key: 'guardian.already-registered',
  guardians_one_address: 'guardian.already-registered',
  guardians_school_id_fkey: 'MODEL_NOT_FOUND',
  // Whom somebody else deleted at the same moment.
  consents_student_id_school_id_fkey: 'MODEL_NOT_FOUND',
  student_guardians_guardian_id_school_id_fkey: 'MODEL_NOT_FOUND',
};

const own = failuresOf(failures);

export const fail: typeof own.fail = own.fail;
export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
