import { failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'access.seeing-only': 409,
  // No 403: that would lead a browser to the sign-in screen, and signing in again gives nobody a school.
  'access.school-missing': 409,
  'auth.first-access': 403,
} as const;

const own = failuresOf(failures);

export const fail: typeof own.fail = own.fail;
