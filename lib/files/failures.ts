import { failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'file.missing': 422,
  'file.too-large': 422,
  'file.no-room': 422,
  'upload.part-damaged': 422,
  'upload.part-outside': 422,
  'upload.wrong-hash': 422,
  'upload.expired': 410,
  'upload.too-many': 409,
} as const;

const own = failuresOf(failures);

export const fail: typeof own.fail = own.fail;
export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
export const failureOf: typeof own.failureOf = own.failureOf;
