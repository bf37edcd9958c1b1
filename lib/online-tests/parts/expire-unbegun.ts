import type { Tx } from '@/lib/platform/db/client';

/** What nobody may begin any more stands in the way of no other release. */
export async function expireUnbegun(tx: Tx, where: { classId?: string; unit?: number }, now: Date): Promise<number> {
  const { count } = await tx.testAttempt.updateMany({
    where: { ...where, state: 'released', archivedAt: null, release: { beginUntil: { lt: now } } },
    data: { state: 'expired' },
  });
  return count;
}
