import type { Actor } from '@/lib/access/actor';
import { refuseUnless } from '@/lib/files/failures';
import { attachFile } from '@/lib/files/parts/attach-file';
import { releaseFile } from '@/lib/files/parts/release-file';
import { photoKey } from '@/lib/files/rules';
import type { Tx } from '@/lib/platform/db/client';

const purpose = 'account-photo';

/** The photo that an account named, and the one that it names now. */
type PhotoExchange = { from: string | null; to: string | null };

/** A part of saving: the photo that the account names from now on stays, the one before may go. */
export async function exchangeOwnPhoto(tx: Tx, actor: Actor, { from, to }: PhotoExchange) {
  if (to !== null) {
    const { isStored } = await attachFile(tx, actor, { purpose, key: photoKey(to) });
    refuseUnless(isStored, 'file.missing', { fields: [{ path: 'photoUrl', code: 'account-photo' }] });
  }
  if (from !== null) await releaseFile(tx, { purpose, key: photoKey(from) });
}
