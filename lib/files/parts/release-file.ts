import { now as readClock } from '@/lib/platform/clock/clock';
import type { Tx } from '@/lib/platform/db/client';
import type { NamedFile } from '../rules';

/** Nothing names the file any more. Whoever calls this has made sure, holding the row (`lockRows`, by its key). */
export async function releaseFile(tx: Tx, { purpose, key }: NamedFile) {
  const now = readClock();
  return tx.storedFile.updateMany({ where: { purpose, key, unusedSince: null }, data: { unusedSince: now } });
}
