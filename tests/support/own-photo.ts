import sharp from 'sharp';
import { storeOwnPhoto } from '@/lib/accounts/commands/store-own-photo';
import { photoKey } from '@/lib/files/rules';
import { db } from '@/lib/platform/db/client';
import type { SignedIn } from '@/tests/support/world';

/** A pupil's photo that no guardian has allowed: no command stores one, so its row is written by hand. */
export async function setOwnPhoto({ actor }: SignedIn): Promise<string> {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#ff7900' } });
  const { photoUrl } = await storeOwnPhoto(actor, { file: new Uint8Array(await image.png().toBuffer()) });
  await db().storedFile.update({ where: { key: photoKey(photoUrl) }, data: { unusedSince: null } });
  await db().account.update({ where: { id: actor.id }, data: { photoUrl } });
  return photoUrl;
}
