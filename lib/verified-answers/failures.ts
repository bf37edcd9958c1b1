import type { Constraints } from '@/lib/platform/errors/failures';

export const failures = {
  'verified-answer.already-kept': 409,
} as const;

/** What a broken constraint of these tables means to the person who asked. */
export const constraints: Constraints<typeof failures> = {
  verified_answers_doubt_id_key: 'verified-answer.already-kept',
};
