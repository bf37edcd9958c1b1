import { type Constraints, failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'facilitator.already-registered': 409,
  'facilitator.elsewhere': 409,
  'facilitator.has-classes': 409,
  'facilitator.in-use': 409,
  'facilitator.provider-id-taken': 409,
} as const;

/** What a broken constraint of these tables means to the person who asked. */
export const constraints: Constraints<typeof failures> = {
  facilitators_provider_id_key: 'facilitator.provider-id-taken',
  training_requests_facilitator_id_fkey: 'facilitator.in-use',
};

const own = failuresOf(failures);

export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
