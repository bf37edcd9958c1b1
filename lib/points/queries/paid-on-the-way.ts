import { now } from '@/lib/platform/clock/clock';
import type { Tx } from '@/lib/platform/db/client';
import { paidBefore } from './paid-before';
import { waysInto } from './stays-of-pupils';

type Place = { classId: string; unit: number; studentIds: readonly string[] };

/** Those of these pupils whom a class on the way into this one, or this one itself, has paid the unit. */
export async function paidOnTheWay(tx: Tx, place: Place): Promise<string[]> {
  const payers = await payersOf(tx, place);
  return place.studentIds.filter((id) => payers.has(id));
}

/** Those whom another class has paid the unit: of them nothing is kept here, and of the others what was kept stays to be read. */
export async function paidElsewhere(tx: Tx, place: Place): Promise<ReadonlySet<string>> {
  const payers = await payersOf(tx, place);
  return new Set(place.studentIds.filter((id) => payers.has(id) && payers.get(id) !== place.classId));
}

/** The class that paid each of them the unit; none of whom none has. */
async function payersOf(tx: Tx, { classId, unit, studentIds }: Place): Promise<ReadonlyMap<string, string>> {
  if (studentIds.length === 0) return new Map();
  const ways = await waysInto(tx, { classId, at: now(), studentIds });
  const journeys = await paidBefore(
    tx,
    [...ways].map(([studentId, way]) => ({ studentId, way })),
  );
  return new Map(
    studentIds.flatMap((id) => {
      const paid = journeys.get(id)?.settled.get(unit);
      return paid ? [[id, paid.by] as const] : [];
    }),
  );
}
