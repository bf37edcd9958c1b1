import type { Actor } from '@/lib/access/actor';
import type { Tx } from '@/lib/platform/db/client';
import { type KeptFile, keepImage } from '@/lib/platform/storage/keep';
import { fail } from '../failures';
import { type PurposeName, purposeOf } from '../rules';
import { keepFile } from './keep-file';
import { foreseeRoom, refuseWithoutRoom } from './refuse-without-room';

type Image = { purpose: PurposeName; bytes: Uint8Array; path?: string };

/** A picture that came in one piece, encoded and put into storage where its sender has room for it: of a `prepare`. */
export async function storeOwnImage(db: Tx, actor: Actor, { purpose, bytes, path = 'file' }: Image): Promise<KeptFile> {
  await foreseeRoom(db, actor, { bytes: bytes.byteLength, path });
  const { folder, image: size } = purposeOf(purpose);
  return keepImage(bytes, { folder, size: size ?? fail('file.wrong-type'), withThumbnail: false });
}

/** Its row. Who sent more at the same moment than there is room for is refused, and what was stored goes with the orphans. */
export async function keepOwnImage(tx: Tx, actor: Actor, stored: Parameters<typeof keepFile>[2], path = 'file') {
  await refuseWithoutRoom(tx, actor, { bytes: stored.bytes, path });
  return keepFile(tx, actor, stored);
}
