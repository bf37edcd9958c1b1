import type { Actor } from '@/lib/access/actor';
import { refuseUnless } from '@/lib/files/failures';
import { attachFile } from '@/lib/files/parts/attach-file';
import { releaseFile } from '@/lib/files/parts/release-file';
import { photoKey } from '@/lib/files/rules';
import type { Tx } from '@/lib/platform/db/client';

const purpose = 'school-logo';

/** A part of saving: the logo that the school names from now on stays, the one before may go. */
export async function exchangeLogo(tx: Tx, actor: Actor, { from, to }: { from: string | null; to: string | null }) {
  if (from === to) return;
  if (to !== null) {
    const { isStored } = await attachFile(tx, actor, { purpose, key: photoKey(to) });
    refuseUnless(isStored, 'file.missing', { fields: [{ path: 'logoUrl', code: 'school-logo' }] });
  }
  if (from !== null) await releaseFile(tx, { purpose, key: photoKey(from) });
}
