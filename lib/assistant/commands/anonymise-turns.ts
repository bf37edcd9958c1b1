import { randomUUIDv7 } from 'node:crypto';
import * as z from 'zod/mini';
import { defineOpenCommand } from '@/lib/access/define-command';
import { releaseFiles } from '@/lib/files/commands/release-files';
import type { Tx } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { lockRows } from '@/lib/platform/db/lock';
import { cleanerOf } from '../answering/cleaner';
import { transcriptsKeptMonths } from '../rules/limits';
import { screened } from '../rules/screening';

/** The job comes again for the rest. */
const turnsAtOnce = 100;

/**
 * Called by its job alone. What was said a year ago goes over to a conversation of nobody, under other ids, of a month
 * instead of a moment: without names, numbers and pictures. What told of danger goes altogether; the notice stays.
 */
export const anonymiseTurns = defineOpenCommand({
  name: 'assistant.anonymise-turns',
  // An entry of the audit would say whose it was.
  ownRecord: true,
  input: z.object({ conversationId: z.uuid() }),
  target: async ({ tx, input: { conversationId: id } }) => {
    await lockRows(tx, 'conversations', 'id', id);
    return tx.conversation.findFirst({
      where: { id, accountId: { not: null } },
      include: { account: known, school: true },
    });
  },
  run: async ({ tx, target: { account, ...conversation }, now }) => {
    const messages = await dueMessages(tx, conversation.id, now);
    if (!account || messages.length === 0) return { count: 0 };
    const images = messages.flatMap(({ imageFileId }) => imageFileId ?? []);
    if (images.length > 0) await releaseFiles.inside(tx, null, { ids: images });
    const grave = new Set(messages.filter(isGrave).map(({ turn }) => turn));
    const [gone, kept] = [
      messages.filter(({ turn }) => grave.has(turn)),
      messages.filter(({ turn }) => !grave.has(turn)),
    ];
    await tx.chatMessage.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } });
    if (kept.length > 0) await moved(tx, conversation, kept, await cleanerFor(tx, account, conversation.school?.name));
    await withoutEmpty(tx, conversation.id);
    return { count: messages.length };
  },
});

const known = {
  select: {
    id: true,
    name: true,
    login: true,
    student: { select: { guardians: { select: { guardian: { select: { name: true } } } } } },
  },
} satisfies Prisma.AccountDefaultArgs;

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

function isGrave({ role, origin, content }: Due): boolean {
  return origin === 'care' || (role === 'user' && screened(content) !== null);
}

type Account = Prisma.AccountGetPayload<typeof known>;

/** Also without everybody who was ever in a class with whoever wrote it. */
async function cleanerFor(tx: Tx, { id, name, login, student }: Account, school: string | undefined) {
  const others = await tx.$queryRaw<{ name: string }[]>`
    WITH own AS (SELECT class_id FROM enrolments WHERE student_id = ${id}::uuid
                 UNION SELECT class_id FROM class_facilitators WHERE facilitator_id = ${id}::uuid)
    SELECT a.name FROM accounts a
     WHERE a.id IN (SELECT e.student_id FROM enrolments e JOIN own USING (class_id)
                    UNION SELECT f.facilitator_id FROM class_facilitators f JOIN own USING (class_id))`;
  const guardians = (student?.guardians ?? []).map(({ guardian }) => guardian.name);
  return cleanerOf(
    { names: [name, ...guardians], login, school },
    others.map((other) => other.name),
  );
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
                  ${messages.map(({ content }) => clean(content))}::text[],
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
