import { failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'checkin.device-ended': 410,
  'checkin.wrong-pin': 422,
  'checkin.nobody-in-class': 409,
} as const;

const own = failuresOf(failures);

export const fail: typeof own.fail = own.fail;
export const failureOf: typeof own.failureOf = own.failureOf;
export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
