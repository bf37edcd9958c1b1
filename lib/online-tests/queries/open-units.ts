import type { Tx } from '@/lib/platform/db/client';

/** The units whose test a pupil may still answer: no key of an earlier attempt of them leaves the server. */
export async function openUnits(
  tx: Pick<Tx, 'testAttempt'>,
  { studentId, now }: { studentId: string; now: Date },
): Promise<ReadonlySet<number>> {
  const mayBegin = { state: 'released' as const, release: { beginUntil: { gte: now } } };
  const open = await tx.testAttempt.findMany({
    where: { studentId, archivedAt: null, OR: [{ state: 'begun' }, mayBegin] },
    distinct: ['unit'],
    select: { unit: true },
  });
  return new Set(open.map(({ unit }) => unit));
}
