import { now as readClock } from '@/lib/platform/clock/clock';
import type { Tx } from '@/lib/platform/db/client';

/** As `releaseFile`, where nobody asks: of a job that takes away what named them. */
export async function releaseFiles(tx: Tx, { ids }: { ids: string[] }) {
  const now = readClock();
  return tx.storedFile.updateMany({ where: { id: { in: ids }, unusedSince: null }, data: { unusedSince: now } });
}
