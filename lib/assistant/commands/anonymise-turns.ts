import { randomUUIDv7 } from 'node:crypto';
import * as z from 'zod/mini';
import { defineOpenCommand } from '@/lib/access/define-command';
import { screened } from '@/lib/care/rules/screening';
import { releaseFiles } from '@/lib/files/parts/release-files';
import type { Tx } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { lockRows } from '@/lib/platform/db/lock';
import { peopleRemovers, whose } from '../queries/people-removers';
import { transcriptsKeptMonths } from '../rules/limits';
import { unsigned } from '../rules/unsigned';

/** The job comes again for the rest: none of it holds the conversation for long. */
const turnsAtOnce = 25;

/**
 * Called by its job alone. What was said a year ago goes over to a conversation of nobody, under other ids, of a month
 * instead of a moment: without people, numbers and pictures, as training tells what is somebody's. What told of danger
 * goes altogether; the notice stays.
 */
export const anonymiseTurns = defineOpenCommand({
  name: 'assistant.anonymise-turns',
  // An entry of the audit would say whose it was.
  ownRecord: true,
  input: z.object({ conversationId: z.uuid() }),
  prepare: async ({ db, input: { conversationId: id } }) => {
    const conversation = await db.conversation.findUnique({ where: { id }, select: whose });
    return (await peopleRemovers(db, conversation ? [conversation] : [])).get(id);
  },
  target: async ({ tx, input: { conversationId: id } }) => {
    await lockRows(tx, 'conversations', 'id', id);
    return tx.conversation.findFirst({ where: { id, accountId: { not: null } } });
  },
  run: async ({ tx, target: conversation, prepared: clean, now }) => {
    const messages = await dueMessages(tx, conversation.id, now);
    if (!clean || messages.length === 0) return { count: 0 };
    const images = messages.flatMap(({ imageFileId }) => imageFileId ?? []);
    if (images.length > 0) await releaseFiles(tx, { ids: images });
    const grave = new Set(messages.filter(isGrave).map(({ turn }) => turn));
    const [gone, kept] = [
      messages.filter(({ turn }) => grave.has(turn)),
      messages.filter(({ turn }) => !grave.has(turn)),
    ];
    await tx.chatMessage.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } });
    if (kept.length > 0) await moved(tx, conversation, kept, clean);
    await withoutEmpty(tx, conversation.id);
    return { count: messages.length };
  },
});

type Due = {
  id: string;
  turn: number;
  role: string;
  origin: string | null;
  content: string;
  observation: string;
  imageFileId: string | null;
};

/** Of whole turns: one that is being answered anew today waits. */
function dueMessages(tx: Tx, id: string, now: Date): Promise<Due[]> {
  return tx.$queryRaw<Due[]>`
    SELECT m.id, m.turn, m.role, m.origin, m.content, m.observation, m.image_file_id AS "imageFileId"
      FROM chat_messages m
      JOIN (SELECT turn FROM chat_messages WHERE conversation_id = ${id}::uuid GROUP BY turn
            HAVING min(created_at) < ${now}::timestamptz - make_interval(months => ${transcriptsKeptMonths}::int)
               AND max(updated_at) < ${now}::timestamptz - interval '1 day'
             ORDER BY turn LIMIT ${turnsAtOnce}) due ON due.turn = m.turn
     WHERE m.conversation_id = ${id}::uuid`;
}

function isGrave({ role, origin, content, observation }: Due): boolean {
  return origin === 'care' || screened(observation) !== null || (role === 'user' && screened(content) !== null);
}

type Subject = { id: string; subject: string; division: string };

async function moved(
  tx: Tx,
  { subject, division }: Subject,
  messages: readonly Due[],
  clean: (text: string) => string,
) {
  const lastTurn = Math.max(...messages.map(({ turn }) => turn));
  const { id } = await tx.conversation.create({
    data: { subject, division: clean(division), lastTurn },
    select: { id: true },
  });
  const month = (column: string) =>
    Prisma.raw(`date_trunc('month', m.${column} AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`);
  await tx.$executeRaw`
    UPDATE chat_messages m
       SET id = d.new_id, conversation_id = ${id}::uuid, content = d.content, observation = d.observation,
           image_file_id = NULL, created_at = ${month('created_at')}, updated_at = ${month('updated_at')},
           feedback_at = ${month('feedback_at')}, reviewed_at = ${month('reviewed_at')}
      FROM unnest(${messages.map((one) => one.id)}::uuid[], ${messages.map(() => randomUUIDv7())}::uuid[],
                  ${messages.map((one) => clean(unsigned(one)))}::text[],
                  ${messages.map(({ observation }) => clean(observation))}::text[])
           AS d(id, new_id, content, observation)
     WHERE m.id = d.id`;
}

/** What is left begins with its first message, so that the job need not look at it before that is old. */
async function withoutEmpty(tx: Tx, id: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE conversations SET created_at = (SELECT min(created_at) FROM chat_messages WHERE conversation_id = ${id}::uuid)
     WHERE id = ${id}::uuid AND EXISTS (SELECT FROM chat_messages WHERE conversation_id = ${id}::uuid)`;
  await tx.conversation.deleteMany({ where: { id, messages: { none: {} } } });
}
