import type { Actor } from '@/lib/access/actor';
import { within } from '@/lib/access/reach';
import type { Tx } from '@/lib/platform/db/client';
import { fail } from '@/lib/platform/errors/failures';
import { removeStored } from '../jobs/remove-stored';
import { fileReach } from '../reach';
import type { NamedFile } from '../rules';

/** Its sender takes the file back: it is gone at once, without waiting for the orphans. Whoever calls has made sure that nothing names it. */
export async function removeFile(tx: Tx, actor: Actor, input: NamedFile) {
  const found = await tx.storedFile.findFirst({ where: within(fileReach, actor, input) });
  const { id, key, thumbnailKey } = found ?? fail('MODEL_NOT_FOUND');
  await tx.storedFile.delete({ where: { id }, select: { id: true } });
  await removeStored.enqueue(tx, { keys: thumbnailKey ? [key, thumbnailKey] : [key] });
  return { count: 1 };
}
