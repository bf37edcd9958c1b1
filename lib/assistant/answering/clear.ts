import type * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import type { IdempotencyKey } from '@/lib/access/idempotency';
import { clearConversation } from '../commands/clear-conversation';
import type { ConversationKey } from '../schemas/conversations';
import { registry } from './registry';

/** An answer that another instance writes ends there, as soon as it finds its row gone. */
async function clear(actor: Actor, input: z.input<typeof ConversationKey>, idempotency?: IdempotencyKey) {
  const cleared = await clearConversation(actor, input, idempotency);
  const gone = [...registry().runs.values()].filter(({ conversationId }) => conversationId === cleared.id);
  await Promise.all(gone.map((run) => run.giveUp('MODEL_NOT_FOUND')));
  return cleared;
}

export const clearAndStop = Object.assign(clear, { definition: clearConversation.definition });
