import { type Constraints, failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'auth.invalid-credentials': 401,
  'auth.wait-before-retry': 429,
  'auth.link-expired': 410,
  'auth.card-ended': 410,
  'auth.wrong-password': 422,
  'sso.expired': 401,
  'sso.not-linked': 401,
  'sso.already-linked': 409,
  'account.admin-exists': 409,
  'account.login-taken': 409,
  'account.in-use': 409,
  'account.last-admin': 409,
  'account.no-mail': 409,
  'account.own-inactive': 409,
} as const;

/** What a broken constraint of these tables means to the person who asked. */
export const constraints: Constraints<typeof failures> = {
  accounts_login_key_key: 'account.login-taken',
  accounts_school_id_fkey: 'MODEL_NOT_FOUND',
};

const own = failuresOf(failures);

export const fail: typeof own.fail = own.fail;
export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
export const failureOf: typeof own.failureOf = own.failureOf;
