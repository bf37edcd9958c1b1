import type * as z from 'zod/mini';
import type { Tx } from '@/lib/platform/db/client';
import type { SourcesWithoutPassages } from '../schemas';

/** A part of unpublishing and deleting: search finds these lessons or topics no longer. */
export async function removePassages(tx: Tx, { source, sourceIds }: z.infer<typeof SourcesWithoutPassages>) {
  const where = { source, sourceId: { in: sourceIds } };
  await tx.askedWay.deleteMany({ where });
  return tx.passage.deleteMany({ where });
}
