import type * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { now as readClock } from '@/lib/platform/clock/clock';
import type { Tx } from '@/lib/platform/db/client';
import { fileCard } from '../queries';
import type { FileToKeep } from '../schemas';

/** Gives a file that was just stored its row. Unused until something names it: a form may still be refused, or left. */
export async function keepFile(tx: Tx, actor: Actor, input: z.infer<typeof FileToKeep>) {
  const now = readClock();
  return fileCard(
    await tx.storedFile.create({
      data: { ...input, ownerId: actor.id, schoolId: actor.schoolId, unusedSince: now },
    }),
  );
}
