import type { Actor } from '@/lib/access/actor';
import { can } from '@/lib/access/can';
import { defineQuery } from '@/lib/access/define-query';
import { nobody, within } from '@/lib/access/reach';
import { abilities as assistantAbilities } from '@/lib/assistant/abilities';
import { fileReach } from '@/lib/files/reach';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { FileAnswer } from '@/lib/platform/http/file-answer';
import { RowRef } from '@/lib/platform/shapes';
import { abilities as classReadingAbilities } from '../abilities';
import { readClassReach } from '../reach/read-classes';
import { readableTurns } from './readable-turns';

const purpose = 'chat-image';
const select = { key: true, name: true, mediaType: true } as const;

/** Its sender's, and the facilitator's who may read the question that it went with. */
export const chatImage = defineQuery({
  name: 'class-reading.chat-image',
  may: assistantAbilities['assistant:ask'],
  hiddenWhileSeeing: true,
  input: RowRef,
  reply: FileAnswer,
  run: async ({ db, actor, input: { id }, now }) => {
    const own = await db.storedFile.findFirst({ where: within(fileReach, actor, { id, purpose }), select });
    if (own || !can(actor, classReadingAbilities['class-conversation:read'])) return own;
    const chatMessages = { some: await readBy(db, actor, { id, now }) };
    return db.storedFile.findFirst({ where: { id, purpose, chatMessages }, select });
  },
});

/** Whoever read the pupil's conversations today, which was written down, and still may; of what is his to read. */
async function readBy(
  db: Pick<Tx, 'careNotice' | 'enrolment' | 'storedFile'>,
  actor: Actor,
  { id, now }: { id: string; now: Date },
): Promise<Prisma.ChatMessageWhereInput> {
  const file = await db.storedFile.findUnique({ where: { id }, select: { ownerId: true } });
  if (!file?.ownerId) return nobody();
  const enrolments = { some: { leftAt: null, class: within(readClassReach, actor) } };
  const conversationReadings = { some: { readerId: actor.id, day: schoolDay(now) } };
  return {
    conversation: { account: { student: { enrolments, conversationReadings } } },
    ...(await readableTurns(db, actor, file.ownerId)),
  };
}
