import type { Tx } from '@/lib/platform/db/client';
import { paidBefore } from './paid-before';
import { waysInto } from './stays-of-pupils';

type Asked = { classId: string; studentId: string; at: Date };

/** The units that another class paid a pupil on the way into this one: nothing of them changes here any more. */
export async function unitsPaidElsewhere(tx: Tx, { classId, studentId, at }: Asked): Promise<number[]> {
  // Who was paid in this class alone, or nothing yet, never moved after a closing: nothing more is asked of him.
  const elsewhere = await tx.settledUnit.findFirst({
    where: { journey: { studentId }, classId: { not: classId } },
    select: { unit: true },
  });
  if (!elsewhere) return [];
  const way = (await waysInto(tx, { classId, at, studentIds: [studentId] })).get(studentId) ?? [];
  const journey = (await paidBefore(tx, [{ studentId, way }])).get(studentId);
  return [...(journey?.settled ?? [])].flatMap(([unit, { by }]) => (by === classId ? [] : unit));
}
