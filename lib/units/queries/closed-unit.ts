import type { Tx } from '@/lib/platform/db/client';

type Place = { classId: string; unit: number };

/** The result of a closing, read from what it wrote: a second press, or a second tab, is answered with the first one's. */
export async function closedUnit(tx: Tx, { classId, unit }: Place) {
  const closing = await tx.unitClosing.findUnique({ where: { classId_unit: { classId, unit } } });
  if (!closing) return null;
  const where = { classId, unit };
  const students = await tx.settledUnit.count({ where });
  const entries = { ...where, kind: { not: 'adjustment' as const } };
  const { _sum } = await tx.pointEntry.aggregate({ where: entries, _sum: { amount: true } });
  const honors = await tx.honor.count({ where });
  return { unit, closedAt: closing.closedAt.toISOString(), students, points: _sum.amount ?? 0, honors };
}
