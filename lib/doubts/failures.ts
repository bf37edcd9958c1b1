import { failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'doubt.too-many': 409,
  'doubt.taken-up': 409,
} as const;

const own = failuresOf(failures);

export const fail: typeof own.fail = own.fail;
export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
