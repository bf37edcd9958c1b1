import { failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'disliked.already-reviewed': 409,
  'disliked.nothing-written': 409,
  'disliked.too-many-ways': 409,
  'evaluation.nothing-to-ask': 409,
  'evaluation.too-many-questions': 409,
} as const;

const own = failuresOf(failures);

export const fail: typeof own.fail = own.fail;
export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
