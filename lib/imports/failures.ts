import { failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'sheet.unreadable': 422,
  'photo.wrong-type': 422,
  'photo.not-square': 422,
  'photo.too-large': 422,
  // The guardian has not allowed it.
  'photo.consent-missing': 409,
} as const;

const own = failuresOf(failures);

export const fail: typeof own.fail = own.fail;
export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
