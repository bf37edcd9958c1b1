import { failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  // What somebody else did since is not what was read.
  'bulk.changed-meanwhile': 409,
  'bulk.blocked': 422,
  'bulk.not-applied': 409,
  'bulk.not-prepared': 409,
  // Another tab took the preparation over.
  'bulk.applied-elsewhere': 409,
  'bulk.already-undone': 409,
  'bulk.built-on': 409,
} as const;

const own = failuresOf(failures);

export const fail: typeof own.fail = own.fail;
export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
