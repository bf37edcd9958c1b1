import { now } from '@/lib/platform/clock/clock';
import type { Tx } from '@/lib/platform/db/client';
import { paidBefore } from './paid-before';
import { waysInto } from './stays-of-pupils';

type Place = { classId: string; unit: number; studentIds: readonly string[] };

/** Those of these pupils whom a class on the way into this one, or this one itself, has paid the unit. */
export async function paidOnTheWay(tx: Tx, { classId, unit, studentIds }: Place): Promise<string[]> {
  if (studentIds.length === 0) return [];
  const ways = await waysInto(tx, { classId, at: now(), studentIds });
  const journeys = await paidBefore(
    tx,
    [...ways].map(([studentId, way]) => ({ studentId, way })),
  );
  return studentIds.filter((id) => journeys.get(id)?.settled.has(unit));
}
