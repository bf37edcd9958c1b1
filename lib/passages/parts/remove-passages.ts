import type { Tx } from '@/lib/platform/db/client';
import type { PassageSource } from '../rules/search';

type Gone = { source: PassageSource; sourceIds: string[] };

/** A part of deleting: search finds these lessons or topics no longer, and nobody asks for them. */
export async function removePassages(tx: Tx, { source, sourceIds }: Gone) {
  const where = { source, sourceId: { in: sourceIds } };
  await tx.askedWay.deleteMany({ where });
  return tx.passage.deleteMany({ where });
}
