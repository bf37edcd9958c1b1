import type { Tx } from '@/lib/platform/db/client';
import { waysInto } from '@/lib/points/queries/stays-of-pupils';

type Asked = { classId: string; unit: number; studentIds: readonly string[]; at: Date };

/** Those who take, or took, the test of this unit in a class that they came into this one through: it counts here. */
export async function takenOnTheWay(tx: Tx, { classId, unit, studentIds, at }: Asked): Promise<ReadonlySet<string>> {
  const elsewhere = await tx.testAttempt.findMany({
    where: {
      studentId: { in: [...studentIds] },
      classId: { not: classId },
      unit,
      archivedAt: null,
      state: { in: ['begun', 'concluded'] },
    },
    select: { studentId: true, classId: true },
  });
  if (elsewhere.length === 0) return new Set();
  const ways = await waysInto(tx, { classId, at, studentIds: elsewhere.map(({ studentId }) => studentId) });
  const counting = elsewhere.filter((attempt) =>
    ways.get(attempt.studentId)?.some((stay) => stay.classId === attempt.classId),
  );
  return new Set(counting.map(({ studentId }) => studentId));
}
