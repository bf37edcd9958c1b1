import type * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import { Prisma } from '@/lib/platform/db/generated/client';
import { writtenAtOnce } from '@/lib/platform/db/single-statement';
import { fail } from '@/lib/platform/errors/failures';
import { AnswerEnded } from '../schemas/running';

type Ended = z.infer<typeof AnswerEnded>;
type Stored = { state: 'done' | 'stopped' | 'failed'; content: string };

/** The last that is written of an answer. One that was ended elsewhere stays as it was ended there. */
export const endAnswer = defineCommand({
  name: 'assistant.end-answer',
  may: 'assistant:ask',
  ownRecord: true,
  input: AnswerEnded,
  atOnce: async ({ actor, input, now }) => {
    const [ended] = (await writtenAtOnce<Stored>(endStatement(actor, input, now))) ?? [];
    return ended && { ...ended, isNow: true };
  },
  target: noTarget,
  run: async ({ tx, actor, input, now }) => {
    const { id } = input;
    const [ended] = await tx.$queryRaw<Stored[]>(endStatement(actor, input, now));
    if (ended) return { ...ended, isNow: true };
    // Asked apart: the statement before does not see what another transaction stored while it waited.
    const [other] = await tx.$queryRaw<Stored[]>`
      SELECT m.state, m.content FROM chat_messages m JOIN conversations c ON c.id = m.conversation_id
       WHERE m.id = ${id}::uuid AND c.account_id = ${actor.id}::uuid`;
    return { ...(other ?? fail('MODEL_NOT_FOUND')), isNow: false };
  },
});

function endStatement(actor: Actor, { id, state, content, origin, sources }: Ended, now: Date): Prisma.Sql {
  return Prisma.sql`
    UPDATE chat_messages m
       SET state = ${state}::"AnswerState", content = ${content}, origin = ${origin}::"AnswerOrigin",
           sources = ${JSON.stringify(sources)}::jsonb, updated_at = ${now}::timestamptz
      FROM conversations c
     WHERE m.id = ${id}::uuid AND m.state = 'writing' AND c.id = m.conversation_id AND c.account_id = ${actor.id}::uuid
    RETURNING m.state, m.content`;
}
