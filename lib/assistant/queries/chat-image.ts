import sharp from 'sharp';
import type { Actor } from '@/lib/access/actor';
import { defineQuery } from '@/lib/access/define-query';
import { nobody, within } from '@/lib/access/reach';
import { fileReach } from '@/lib/files/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { openFile } from '@/lib/platform/storage/storage';
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

/** As a model takes it, whatever server speaks for it: not all of them know WebP. Nothing when the bytes are gone. */
export async function imageForModel(key: string): Promise<string | undefined> {
  const file = await openFile(key);
  if (!file) return undefined;
  const webp = Buffer.concat(await (await file.read()).toArray());
  const jpeg = await sharp(webp).flatten({ background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
