import { releaseFiles } from '@/lib/files/parts/release-files';
import { now } from '@/lib/platform/clock/clock';
import type { Tx } from '@/lib/platform/db/client';
import { Failure } from '@/lib/platform/errors/failures';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { eachApart } from '@/lib/platform/jobs/each-apart';
import { NoInput } from '@/lib/platform/shapes';
import { anonymiseTurns } from '../commands/anonymise-turns';
import { forgetUse } from '../commands/forget-use';
import { transcriptsKeptMonths } from '../rules/limits';

const name = 'assistant.anonymise-transcripts';

/** What was said a year ago is nobody's any more (product.md §7); one transaction a conversation, or a part of it. */
export const anonymiseTranscripts = defineJob({
  name,
  schema: NoInput,
  schedule: '30 2 * * *',
  handle: async (_, { db, signal }) => {
    await forgetUse(null, {});
    await releaseLeftImages(db);
    const each = async (id: string) => {
      for (let count = 1; count > 0; count = await anonymised(id)) signal.throwIfAborted();
    };
    await eachApart(oldConversations(db), { job: name, signal, each });
  },
});

/**
 * Pictures whose question went with its person: no command saw it go, nothing names them, and nobody can name them anew.
 * `files.remove-orphans` takes them a day later; the next night has the rest.
 */
async function releaseLeftImages(db: Tx): Promise<void> {
  const left = { purpose: 'chat-image', unusedSince: null, chatMessages: { none: {} } };
  const found = await db.storedFile.findMany({ where: left, select: { id: true }, take: leftAtOnceMax });
  await releaseFiles(db, { ids: found.map(({ id }) => id) });
}

const leftAtOnceMax = 1000;
const firstId = '00000000-0000-0000-0000-000000000000';
const pageSize = 500;

async function* oldConversations(db: Tx): AsyncGenerator<string> {
  let page = await pageAfter(db, firstId);
  while (page.length > 0) {
    yield* page;
    page = await pageAfter(db, page.at(-1) ?? firstId);
  }
}

async function pageAfter(db: Tx, after: string): Promise<string[]> {
  const page = await db.$queryRaw<{ id: string }[]>`
    SELECT c.id FROM conversations c
     WHERE c.account_id IS NOT NULL AND c.id > ${after}::uuid
       AND EXISTS (SELECT FROM chat_messages m
                    WHERE m.conversation_id = c.id
                      AND m.created_at < ${now()}::timestamptz - make_interval(months => ${transcriptsKeptMonths}::int))
     ORDER BY c.id LIMIT ${pageSize}`;
  return page.map(({ id }) => id);
}

/** Cleared, or with its person erased, since it was found: then there is nothing to do. */
async function anonymised(conversationId: string): Promise<number> {
  const result = await anonymiseTurns(null, { conversationId }).catch((error: unknown) =>
    error instanceof Failure && error.code === 'MODEL_NOT_FOUND' ? { count: 0 } : Promise.reject(error),
  );
  return result.count;
}
