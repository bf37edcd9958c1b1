import type { Actor } from '@/lib/access/actor';
import { refuseUnless } from '@/lib/files/failures';
import { attachFile } from '@/lib/files/parts/attach-file';
import { releaseFile } from '@/lib/files/parts/release-file';
import { photoKey } from '@/lib/files/rules';
import type { Tx } from '@/lib/platform/db/client';

const purpose = 'account-photo';

/** The photo that an account named, and the one that it names now. */
type PhotoExchange = { accountId: string; from: string | null; to: string | null };

/**
 * A part of saving: the photo that the account names from now on stays, the one before may go. Whoever sent it, it is the
 * account's own then: it is shown to those whom its owner meets (`reach.ts`), and an administrator meets nobody.
 */
export async function exchangePhoto(tx: Tx, actor: Actor, { accountId, from, to }: PhotoExchange) {
  if (from === to) return;
  if (to !== null) {
    const { isStored } = await attachFile(tx, actor, { purpose, key: photoKey(to) }, accountId);
    refuseUnless(isStored, 'file.missing', { fields: [{ path: 'photoUrl', code: 'account-photo' }] });
  }
  if (from !== null) await releaseFile(tx, { purpose, key: photoKey(from) });
}
