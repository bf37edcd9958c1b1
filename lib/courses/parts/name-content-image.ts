import type { Actor } from '@/lib/access/actor';
import { refuseUnless } from '@/lib/files/failures';
import { attachFile } from '@/lib/files/parts/attach-file';
import { photoKey } from '@/lib/files/rules';
import type { Tx } from '@/lib/platform/db/client';

/**
 * A text or a cover names the image from now on. It is never released: earlier versions, copies and adapted plans name
 * it too, without telling.
 */
export async function nameContentImage(tx: Tx, actor: Actor, { address }: { address: string }) {
  const { isStored } = await attachFile(tx, actor, { purpose: 'content-image', key: photoKey(address) });
  refuseUnless(isStored, 'file.missing', { fields: [{ path: 'address', code: 'content-image' }] });
  return { address };
}
