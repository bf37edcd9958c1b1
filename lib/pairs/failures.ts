import { failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  // Who came later is in no pair yet: propose again.
  'pairs.not-paired': 409,
} as const;

const own = failuresOf(failures);

export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
