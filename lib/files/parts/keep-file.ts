import type { Actor } from '@/lib/access/actor';
import { now as readClock } from '@/lib/platform/clock/clock';
import type { Tx } from '@/lib/platform/db/client';
import { fileCard } from '../queries';
import type { NamedFile } from '../rules';

/** A file that another domain has put into storage. */
type Stored = NamedFile & {
  name: string;
  thumbnailKey: string | null;
  mediaType: string;
  bytes: number;
  sha256: string;
};

/** Gives a file that was just stored its row. Unused until something names it: a form may still be refused, or left. */
export async function keepFile(tx: Tx, actor: Actor, input: Stored) {
  const now = readClock();
  return fileCard(
    await tx.storedFile.create({
      data: { ...input, ownerId: actor.id, schoolId: actor.schoolId, unusedSince: now },
    }),
  );
}
