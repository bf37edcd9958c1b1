import type { Actor } from '@/lib/access/actor';
import { refuseUnless } from '@/lib/files/failures';
import { attachFile } from '@/lib/files/parts/attach-file';
import { releaseFile } from '@/lib/files/parts/release-file';
import type { Tx } from '@/lib/platform/db/client';
import { lockRows } from '@/lib/platform/db/lock';

const purpose = 'mural-image';

type Exchange = { from: string | null; to: string | null };

/** The post names another picture from now on. Only one's own can be named; the one that stands may be another's. */
export async function exchangeImage(tx: Tx, actor: Actor, { from, to }: Exchange): Promise<void> {
  if (from === to) return;
  if (to !== null) {
    const stored = await tx.storedFile.findUnique({ where: { id: to }, select: { key: true } });
    const { isStored } = stored ? await attachFile(tx, actor, { purpose, key: stored.key }) : { isStored: false };
    refuseUnless(isStored, 'file.missing', { fields: [{ path: 'imageId', code: 'mural-image' }] });
  }
  if (from !== null) await releaseImage(tx, from);
}

/** A picture may stand in two posts, where somebody sent it twice: it goes with the last. */
export async function releaseImage(tx: Tx, id: string): Promise<void> {
  await lockRows(tx, 'stored_files', 'id', id);
  const [stored, naming] = await Promise.all([
    tx.storedFile.findUnique({ where: { id }, select: { key: true } }),
    tx.muralPost.count({ where: { imageId: id } }),
  ]);
  if (stored && naming <= 1) await releaseFile(tx, { purpose, key: stored.key });
}
