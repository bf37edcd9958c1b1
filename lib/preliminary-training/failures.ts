import { type Constraints, failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'training-request.already-open': 409,
  'training-request.not-now': 409,
} as const;

/** What a broken constraint of these tables means to the person who asked. */
export const constraints: Constraints<typeof failures> = {
  training_requests_one_open: 'training-request.already-open',
};

const own = failuresOf(failures);

export const fail: typeof own.fail = own.fail;
