import type { Actor } from '@/lib/access/actor';
import { can } from '@/lib/access/can';
import { defineQuery } from '@/lib/access/define-query';
import { nobody, within } from '@/lib/access/reach';
import { fileReach } from '@/lib/files/reach';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { readClassReach } from '../reach/read-classes';
import { ChatImageRef } from '../schemas/images';

const purpose = 'chat-image';

/** Its sender's, and the facilitator's who may read the conversation that it stands in. */
export const chatImage = defineQuery({
  name: 'assistant.chat-image',
  may: 'assistant:ask',
  hiddenWhileSeeing: true,
  input: ChatImageRef,
  run: ({ db, actor, input: { id }, now }) =>
    db.storedFile.findFirst({
      where: {
        id,
        purpose,
        OR: [within(fileReach, actor), { chatMessages: { some: { conversation: readBy(actor, now) } } }],
      },
      select: { key: true, name: true, mediaType: true },
    }),
});

/** Whoever read the pupil's conversations today, which was written down, and still may. */
function readBy(actor: Actor, now: Date): Prisma.ConversationWhereInput {
  if (!can(actor, 'class-conversation:read')) return nobody();
  const enrolments = { some: { leftAt: null, class: within(readClassReach, actor) } };
  const conversationReadings = { some: { readerId: actor.id, day: schoolDay(now) } };
  return { account: { student: { enrolments, conversationReadings } } };
}
