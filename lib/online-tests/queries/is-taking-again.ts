import type { Tx } from '@/lib/platform/db/client';

/** Whether a pupil may still answer a test of this unit: then no key of an earlier attempt leaves the server. */
export async function isTakingAgain(
  tx: Pick<Tx, 'testAttempt'>,
  { studentId, unit, now }: { studentId: string; unit: number; now: Date },
): Promise<boolean> {
  const mayBegin = { state: 'released' as const, release: { beginUntil: { gte: now } } };
  const open = await tx.testAttempt.count({
    where: { studentId, unit, archivedAt: null, OR: [{ state: 'begun' }, mayBegin] },
  });
  return open > 0;
}
