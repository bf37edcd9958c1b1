import sharp from 'sharp';
import { storeOwnPhoto } from '@/lib/accounts/commands/store-own-photo';
import { updateOwnAccount } from '@/lib/accounts/commands/update-own-account';
import type { SignedIn } from '@/tests/support/world';

/** As people set one themselves: no grown-up has to allow it. */
export async function setOwnPhoto({ actor }: SignedIn): Promise<void> {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#ff7900' } });
  const { photoUrl } = await storeOwnPhoto(actor, { file: new Uint8Array(await image.png().toBuffer()) });
  await updateOwnAccount(actor, { name: actor.name, email: null, photoUrl, revision: 1 });
}
