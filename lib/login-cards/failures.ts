import { failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'login.inactive': 409,
  'login.printed-meanwhile': 409,
  'login.nobody-to-print': 409,
  'login.too-many-to-print': 409,
} as const;

const own = failuresOf(failures);

export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
