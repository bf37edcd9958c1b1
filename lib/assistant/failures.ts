import { failures as ofFiles } from '@/lib/files/failures';
import { type Constraints, failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'assistant.image-elsewhere': 422,
  'assistant.image-limit': 429,
  'assistant.image-sent': 409,
  'assistant.off-in-lesson': 409,
  // While the own test is under way.
  'assistant.off-in-test': 409,
} as const;

/** What a broken constraint of these tables means to the person who asked. */
export const constraints: Constraints<typeof failures> = {
  // Its conversation was cleared at the same moment.
  chat_messages_conversation_id_fkey: 'MODEL_NOT_FOUND',
};

const own = failuresOf({ ...ofFiles, ...failures });

export const fail: typeof own.fail = own.fail;
export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
