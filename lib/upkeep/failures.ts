import { failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'mail.not-again': 409,
  'mail.secrets-gone': 409,
  'mail.address-suppressed': 409,
  'mail.too-many-tests': 429,
} as const;

const own = failuresOf(failures);

export const fail: typeof own.fail = own.fail;
