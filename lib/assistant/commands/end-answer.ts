import * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import { CareTold } from '@/lib/care/schemas/care-notices';
import { tellOfDanger } from '@/lib/doubts/parts/tell-of-danger';
import type { Tx } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { writtenByOneStatement } from '@/lib/platform/db/single-statement';
import { fail } from '@/lib/platform/errors/failures';
import { uncountAnswer } from '@/lib/school-ai/parts/uncount-answer';
import { abilities } from '../abilities';
import { givenBackMost } from '../rules/daily-most';
import { dayOf } from '../rules/day';
import { AnswerBegun } from '../schemas/running';

const AnswerEnded = z.object({
  id: z.uuid(),
  state: z.enum(['done', 'stopped', 'failed']),
  content: z.string(),
  origin: AnswerBegun.shape.origin,
  sources: AnswerBegun.shape.sources,
  /** The guide's words, because the model failed: they may be asked for anew, and cost nobody's day. */
  standsIn: z.boolean(),
  /** By this process: what was stored then is what whoever stopped it was told. */
  isStoppedHere: z.boolean(),
  /** An adult hears of the question: its model saw what screening did not. */
  care: z.nullable(CareTold),
});

type Ended = z.infer<typeof AnswerEnded>;
type Stored = { state: 'done' | 'stopped' | 'failed'; content: string };

/**
 * The last that is written of an answer. One that was ended elsewhere stays as it was ended there; stopped there, it
 * keeps the words that were heard here. One that failed gives its question back; its tokens stay counted.
 */
export const endAnswer = defineCommand({
  name: 'assistant.end-answer',
  may: abilities['assistant:ask'],
  ownRecord: true,
  input: AnswerEnded,
  inOneStatement: async ({ actor, input, now }) => {
    if (isToGiveBack(input) || input.care) return undefined;
    const [ended] = (await writtenByOneStatement<Stored>(endStatement(actor, input, now))) ?? [];
    return ended && { ...ended, isNow: true };
  },
  target: noTarget,
  run: async ({ tx, actor, input, now }) => {
    if (input.care) {
      // Also of what was stopped or cleared at this moment: a child's call for help was read.
      await tx.$queryRaw(careStatement(actor, input, now));
      await tellOfDanger(tx, actor, input.care);
      return { state: 'done' as const, content: input.content, isNow: true };
    }
    const [ended] = await tx.$queryRaw<Stored[]>(endStatement(actor, input, now));
    if (ended && isToGiveBack(input)) await giveBack(tx, actor, input.id);
    if (ended) return { ...ended, isNow: true };
    // Asked apart: the statement before does not see what another transaction stored while it waited.
    const [other] = await tx.$queryRaw<Stored[]>(heardStatement(actor, input));
    return { ...(other ?? fail('MODEL_NOT_FOUND')), isNow: false };
  },
});

function isToGiveBack({ state, origin, standsIn }: Ended): boolean {
  return standsIn || (state === 'failed' && origin === 'model');
}

function endStatement(actor: Actor, { id, state, content, origin, sources, standsIn }: Ended, now: Date): Prisma.Sql {
  return Prisma.sql`
    UPDATE chat_messages m
       SET state = ${state}::"AnswerState", content = ${content}, origin = ${origin}::"AnswerOrigin",
           sources = ${JSON.stringify(sources)}::jsonb, stands_in = ${standsIn}::boolean, updated_at = ${now}::timestamptz
      FROM conversations c
     WHERE m.id = ${id}::uuid AND m.state = 'writing' AND c.id = m.conversation_id AND c.account_id = ${actor.id}::uuid
    RETURNING m.state, m.content`;
}

/** However it ended: what the model wrote of it gives way. */
function careStatement(actor: Actor, { id, content }: Ended, now: Date): Prisma.Sql {
  return Prisma.sql`
    UPDATE chat_messages m
       SET state = 'done', content = ${content}, origin = 'care', sources = '[]', updated_at = ${now}::timestamptz
      FROM conversations c
     WHERE m.id = ${id}::uuid AND c.id = m.conversation_id AND c.account_id = ${actor.id}::uuid
    RETURNING m.id`;
}

function heardStatement(actor: Actor, { id, content, isStoppedHere }: Ended): Prisma.Sql {
  return Prisma.sql`
    UPDATE chat_messages m
       SET content = CASE WHEN m.state = 'stopped' AND NOT ${isStoppedHere}::boolean AND starts_with(${content}, m.content)
                          THEN ${content} ELSE m.content END
      FROM conversations c
     WHERE m.id = ${id}::uuid AND c.id = m.conversation_id AND c.account_id = ${actor.id}::uuid
    RETURNING m.state, m.content`;
}

/** To the day on which it was counted. The school's row comes last, because everybody of a school waits for it. */
async function giveBack(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { createdAt, conversationId, turn } = await tx.chatMessage.findUniqueOrThrow({
    where: { id },
    select: { createdAt: true, conversationId: true, turn: true },
  });
  const question = await tx.chatMessage.findFirst({
    where: { conversationId, turn, role: 'user' },
    select: { imageFileId: true },
  });
  const given = await tx.$executeRaw`
    UPDATE assistant_use
       SET questions = greatest(questions - 1, 0), images = greatest(images - ${question?.imageFileId ? 1 : 0}::int, 0),
           failures = failures + 1
     WHERE account_id = ${actor.id}::uuid AND day = ${dayOf(createdAt)}::date AND failures < ${givenBackMost}::int`;
  if (given) await uncountAnswer(tx, actor, { at: createdAt });
}
