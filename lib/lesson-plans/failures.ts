import { failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'module.not-authorised': 404,
  'plan.incomplete': 422,
} as const;

const own = failuresOf(failures);

export const fail: typeof own.fail = own.fail;
export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
