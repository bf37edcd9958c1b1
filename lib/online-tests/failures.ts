import { type Constraints, failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  /** The version is none of this unit's test, or was never published. */
  'test.version-not-found': 422,
  'test.not-enrolled': 422,
  /** Of pupils that were named: one has it open, or has taken it. */
  'test.open-already': 409,
  'test.taken-already': 409,
  'test.not-taken': 409,
  'test.nobody': 409,
  'test.not-open': 409,
  'test.too-much-time': 422,
  'test.begin-over': 409,
  'test.concluded': 409,
  'test.key-not-due': 409,
  /** A code that a device showed: misread or made up, or of a test of another class or unit, or one that was reset. */
  'test.packet-broken': 422,
  'test.packet-elsewhere': 422,
} as const;

/** Two releases at once: the second finds what the first made open. */
export const constraints: Constraints<typeof failures> = {
  test_attempts_one_open: 'test.open-already',
};

const own = failuresOf(failures);

export const fail: typeof own.fail = own.fail;
export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
