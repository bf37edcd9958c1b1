import { failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'access.seeing-only': 409,
  'auth.first-access': 403,
} as const;

const own = failuresOf(failures);

export const fail: typeof own.fail = own.fail;
