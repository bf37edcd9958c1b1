import type { Actor } from '@/lib/access/actor';
import { defineQuery } from '@/lib/access/define-query';
import { nobody, within } from '@/lib/access/reach';
import { fileReach } from '@/lib/files/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { studentReach } from '@/lib/students/reach';
import { ChatImageRef } from '../schemas/images';

const purpose = 'chat-image';

/** Its sender's, and the facilitator's who may read the conversation that it stands in. */
export const chatImage = defineQuery({
  name: 'assistant.chat-image',
  may: 'assistant:ask',
  hiddenWhileSeeing: true,
  input: ChatImageRef,
  run: ({ db, actor, input: { id } }) =>
    db.storedFile.findFirst({
      where: {
        id,
        purpose,
        OR: [within(fileReach, actor), { chatMessages: { some: { conversation: readBy(actor) } } }],
      },
      select: { key: true, name: true, mediaType: true },
    }),
});

function readBy(actor: Actor): Prisma.ConversationWhereInput {
  return actor.tipo === 'instrutor' ? { account: { student: within(studentReach, actor) } } : nobody();
}
