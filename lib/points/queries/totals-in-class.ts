import type { Tx } from '@/lib/platform/db/client';
import { paidBefore } from './paid-before';
import { waysInto } from './stays-of-pupils';

type Asked = { classId: string; studentIds: readonly string[]; at: Date };

/** What each of these pupils of a class was paid in its module, also by the classes that they came from. */
export async function totalsInClass(tx: Tx, asked: Asked): Promise<Map<string, number>> {
  const ways = await waysInto(tx, asked);
  const journeys = await paidBefore(
    tx,
    [...ways].map(([studentId, way]) => ({ studentId, way })),
  );
  const sums = await tx.pointEntry.groupBy({
    by: ['journeyId'],
    where: { journeyId: { in: [...journeys.values()].map(({ id }) => id) } },
    _sum: { amount: true },
  });
  const paid = new Map(sums.map(({ journeyId, _sum }) => [journeyId, _sum.amount ?? 0]));
  return new Map(asked.studentIds.map((id) => [id, paid.get(journeys.get(id)?.id ?? '') ?? 0]));
}
