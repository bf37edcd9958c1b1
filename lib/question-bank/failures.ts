import { type Constraints, failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'test-model.already-exists': 409,
  'test-model.in-use': 409,
  'test-model.has-draft': 409,
  'test-version.published': 409,
  'test-version.incomplete': 422,
} as const;

/** What a broken constraint of these tables means to the person who asked. */
export const constraints: Constraints<typeof failures> = {
  test_models_course_id_module_code_number_name_key: 'test-model.already-exists',
  test_releases_version_id_fkey: 'test-model.in-use',
};

const own = failuresOf(failures);

export const fail: typeof own.fail = own.fail;
export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
