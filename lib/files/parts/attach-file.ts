import type { Actor } from '@/lib/access/actor';
import { within } from '@/lib/access/reach';
import type { Tx } from '@/lib/platform/db/client';
import { fileReach } from '../reach';
import { type NamedFile, purposeOf } from '../rules';

/**
 * Something names the file from now on. `isStored` is false for a file that is not there or not the actor's to name: the
 * row is held until the transaction ends, so that the collection of orphans cannot take it meanwhile.
 * `givenTo` makes it somebody else's own: what is sent for a person goes with the person.
 */
export async function attachFile(tx: Tx, actor: Actor, { purpose, key }: NamedFile, givenTo?: string) {
  const nameable = purposeOf(purpose).isShared ? {} : within(fileReach, actor);
  const { count } = await tx.storedFile.updateMany({
    where: { AND: [nameable, { purpose, key }] },
    data: { unusedSince: null, ...(givenTo && { ownerId: givenTo }) },
  });
  return { isStored: count === 1 };
}
