import { failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'unit.closed': 409,
  'unit.class-not-running': 409,
} as const;

const own = failuresOf(failures);

export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
