import { type Constraints, failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'school.in-use': 409,
  'school.named-in-announcement': 409,
} as const;

/** What a broken constraint of these tables means to the person who asked. */
export const constraints: Constraints<typeof failures> = {
  announcement_schools_school_id_fkey: 'school.named-in-announcement',
  school_links_school_id_fkey: 'MODEL_NOT_FOUND',
  stored_files_school_id_fkey: 'school.in-use',
  training_requests_school_id_fkey: 'school.in-use',
};

const own = failuresOf(failures);

export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
