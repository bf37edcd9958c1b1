import * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import { limitRate } from '@/lib/access/rate-limit';
import { keepOwnImage, storeOwnImage } from '@/lib/files/parts/keep-own-image';
import { purposes } from '@/lib/files/rules';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import type { Tx } from '@/lib/platform/db/client';
import { lockName } from '@/lib/platform/db/lock';
import { abilities } from '../abilities';
import { fail, refuseUnless } from '../failures';
import { whyOff } from '../queries/why-off';
import { imageAddress } from '../rules/image-address';
import { base64LengthMax } from '../rules/image-text';
import { hasUsedImages, waitingImagesMax } from '../rules/images';
import { uploadsAMinute } from '../rules/limits';

const purpose = 'chat-image';
const { bytesMax } = purposes[purpose];
const path = 'image.base64';

const text = z.string().check(
  z.minLength(1),
  z.maxLength(base64LengthMax),
  // As `btoa` writes it, or with the beginning of a data: address.
  z.regex(/^(?:data:image\/[a-z]{3,5};base64,)?[A-Za-z0-9+/]*={0,2}$/, 'image-text'),
);

/** What it is, its bytes say; the extension only says that the sender meant a picture (§7). */
const ChatImageUpload = z.object({
  image: z.object({ base64: text, extension: z.string().check(z.regex(/^\.?(?:png|jpe?g|webp)$/i, 'photo-type')) }),
});

/** Kept before its question names it. Where it was taken and by which camera stays behind: it is encoded anew. */
export const storeChatImage = defineCommand({
  name: 'assistant.store-chat-image',
  may: abilities['assistant:ask'],
  input: ChatImageUpload,
  reply: z.string(),
  prepare: async ({ db, actor, input: { image }, now }) => {
    await limitRate({ name: 'assistant.store-chat-image:person', of: actor.id, max: uploadsAMinute, seconds: 60 });
    const off = await whyOff(db, actor.id);
    if (off) fail(off);
    await refuseTooMany(db, actor, now);
    const bytes = Buffer.from(image.base64.slice(image.base64.indexOf(',') + 1), 'base64');
    refuseUnless(bytes.byteLength <= bytesMax, 'file.too-large');
    return storeOwnImage(db, actor, { purpose, bytes, path });
  },
  target: noTarget,
  run: async ({ tx, actor, prepared: kept, now }) => {
    // Two tabs count one after the other; what the second one stored goes with the orphans.
    await lockName(tx, `assistant.store-chat-image ${actor.id}`);
    await refuseTooMany(tx, actor, now);
    const { id } = await keepOwnImage(tx, actor, { purpose, name: 'imagem.webp', ...kept }, path);
    return imageAddress(id);
  },
});

async function refuseTooMany(db: Pick<Tx, 'storedFile' | 'assistantUse'>, { id, tipo }: Actor, now: Date) {
  const own = { ownerId: id, purpose };
  const waiting = await db.storedFile.count({ where: { ...own, unusedSince: { not: null } } });
  refuseUnless(waiting < waitingImagesMax, 'upload.too-many');
  const day = schoolDay(now);
  const [use, sent] = await Promise.all([
    db.assistantUse.findUnique({ where: { accountId_day: { accountId: id, day } }, select: { images: true } }),
    db.storedFile.count({ where: { ...own, unusedSince: null, createdAt: { gte: beginningOf(day) } } }),
  ]);
  refuseUnless(!hasUsedImages(tipo, { shown: use?.images ?? 0, sent }), 'assistant.image-limit');
}

/** Brasília has had no summer time since 2019. */
function beginningOf(day: Date): Date {
  return new Date(day.getTime() + 3 * 3600 * 1000);
}
