import { POST as DELETE_IMAGE } from '@/app/api/firestore/conversations/delete_image/route';
import { GET as IMAGE } from '@/app/api/firestore/conversations/images/[id]/route';
import { POST as UPLOAD } from '@/app/api/firestore/conversations/upload_image/route';
import type { Actor } from '@/lib/access/actor';
import { storeChatImage } from '@/lib/assistant/commands/store-chat-image';
import { attachFile } from '@/lib/files/parts/attach-file';
import { db } from '@/lib/platform/db/client';
import { noisyPhoto } from '../files/own-files';
import { send } from '../send';

export async function pictureText(width = 64, height = 48): Promise<string> {
  return Buffer.from(await noisyPhoto(width, height)).toString('base64');
}

/** The requests of an API client that sends pictures with its questions. */
export function imageClient(bearer: string) {
  const folder = '/firestore/conversations';
  return {
    upload: (base64: unknown, extension: unknown = 'jpg') =>
      send(UPLOAD, { method: 'POST', path: `${folder}/upload_image`, body: { image: { base64, extension } }, bearer }),
    remove: (imageUrl: unknown) =>
      send(DELETE_IMAGE, { method: 'POST', path: `${folder}/delete_image`, body: { imageUrl }, bearer }),
    read: (address: string) => {
      const id = String(address.split('/').at(-1));
      return send(IMAGE, { path: `${folder}/images/${id}`, params: { id }, bearer });
    },
  };
}

export async function storedImage(actor: Actor): Promise<string> {
  return storeChatImage(actor, { image: { base64: await pictureText(), extension: 'jpg' } });
}

/** The only one that waits: a person may not have as many as the matrix stores. */
export async function onlyImage(actor: Actor): Promise<string> {
  await db().storedFile.deleteMany({ where: { ownerId: actor.id, purpose: 'chat-image' } });
  return storedImage(actor);
}

/** A question that went with the picture. */
export async function sentWith(actor: Actor, imageUrl: string) {
  const imageFileId = String(imageUrl.split('/').at(-1));
  const { key } = await db().storedFile.findUniqueOrThrow({ where: { id: imageFileId } });
  await db().$transaction((tx) => attachFile(tx, actor, { purpose: 'chat-image', key }));
  const { id: accountId, schoolId } = actor;
  const place = { accountId, subject: 'c9dc2ed0-0ed4-11ee-be56-0242ac120002', division: 'Sensores' };
  const conversation = await db().conversation.upsert({
    where: { accountId_subject_division: place },
    create: { ...place, schoolId, lastTurn: 1 },
    update: { lastTurn: { increment: 1 } },
  });
  const question = {
    conversationId: conversation.id,
    turn: conversation.lastTurn,
    role: 'user',
    content: 'O que falta?',
  };
  await db().chatMessage.create({ data: { ...question, role: 'user', imageFileId } });
}
