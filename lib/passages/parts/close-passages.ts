import type { Tx } from '@/lib/platform/db/client';
import type { PassageSource } from '../rules/search';

type Closed = { source: PassageSource; sourceIds: string[] };

/** A part of closing: search finds these no longer. In which ways people ask for them stays: they may be opened again. */
export async function closePassages(tx: Tx, { source, sourceIds }: Closed) {
  return tx.passage.deleteMany({ where: { source, sourceId: { in: sourceIds } } });
}
