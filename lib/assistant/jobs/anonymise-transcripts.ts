import { now } from '@/lib/platform/clock/clock';
import type { Tx } from '@/lib/platform/db/client';
import { Failure } from '@/lib/platform/errors/failures';
import { defineJob, NoInput } from '@/lib/platform/jobs/define-job';
import { anonymiseTurns } from '../commands/anonymise-turns';
import { forgetUse } from '../commands/forget-use';
import { transcriptsKeptMonths } from '../rules/limits';

/** What was said a year ago is nobody's any more (product.md §7); one transaction a conversation, or a part of it. */
export const anonymiseTranscripts = defineJob({
  name: 'assistant.anonymise-transcripts',
  schema: NoInput,
  schedule: '30 2 * * *',
  handle: async (_, { db, signal }) => {
    for (let after = firstId; ; ) {
      const page = await oldConversations(db, after);
      for (const { id } of page) {
        let count: number;
        do {
          signal.throwIfAborted();
          count = await anonymised(id);
        } while (count > 0);
        after = id;
      }
      if (page.length < pageSize) break;
    }
    await forgetUse(null, {});
  },
});

const firstId = '00000000-0000-0000-0000-000000000000';
const pageSize = 500;

function oldConversations(db: Tx, after: string): Promise<{ id: string }[]> {
  return db.$queryRaw`
    SELECT c.id FROM conversations c
     WHERE c.account_id IS NOT NULL AND c.id > ${after}::uuid
       AND EXISTS (SELECT FROM chat_messages m
                    WHERE m.conversation_id = c.id
                      AND m.created_at < ${now()}::timestamptz - make_interval(months => ${transcriptsKeptMonths}::int))
     ORDER BY c.id LIMIT ${pageSize}`;
}

/** Cleared, or with its person erased, since it was found: then there is nothing to do. */
async function anonymised(conversationId: string): Promise<number> {
  const result = await anonymiseTurns(null, { conversationId }).catch((error: unknown) =>
    error instanceof Failure && error.code === 'MODEL_NOT_FOUND' ? { count: 0 } : Promise.reject(error),
  );
  return result.count;
}
