import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '@/lib/platform/db/client';
import { lockRows } from '@/lib/platform/db/lock';

type Adjustment = {
  journeyId: string;
  classId: string;
  schoolId: string;
  unit: number;
  amount: number;
  reason: string;
};

/** A line more, with its reason; nothing where the module's total would fall below zero. */
export async function adjustPoints(tx: Tx, { reason, ...line }: Adjustment): Promise<{ total: number } | null> {
  await lockRows(tx, 'module_journeys', 'id', line.journeyId);
  const { _sum } = await tx.pointEntry.aggregate({ where: { journeyId: line.journeyId }, _sum: { amount: true } });
  const total = (_sum.amount ?? 0) + line.amount;
  if (total < 0) return null;
  const { schemeVersion } = await tx.pinnedModule.findUniqueOrThrow({ where: { classId: line.classId } });
  const id = randomUUIDv7();
  await tx.pointEntry.create({ data: { id, ...line, kind: 'adjustment', ref: id, schemeVersion, basis: { reason } } });
  return { total };
}
