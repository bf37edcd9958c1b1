import type { Tx } from '@/lib/platform/db/client';
import type { Line, PaidBefore } from '../rules/awards';

/** A pupil, and the classes that his way led through, the first one first. */
type Traveller = { studentId: string; way: readonly { classId: string }[] };

/** `settled` is by unit: the class that paid it, and when. */
export type KnownJourney = PaidBefore & { id: string; settled: ReadonlyMap<number, { by: string; at: Date }> };

/** The journey that each pupil is on, with what it was paid; those without one were never paid in this module. */
export async function paidBefore(tx: Tx, travellers: readonly Traveller[]): Promise<Map<string, KnownJourney>> {
  const classIds = [...new Set(travellers.flatMap(({ way }) => way.map(({ classId }) => classId)))];
  const found = await tx.moduleJourney.findMany({
    where: {
      studentId: { in: travellers.map(({ studentId }) => studentId) },
      classes: { some: { classId: { in: classIds } } },
    },
    select: {
      id: true,
      studentId: true,
      classes: { select: { classId: true } },
      settled: { select: { unit: true, classId: true, settledAt: true } },
      entries: { where: { kind: { not: 'adjustment' } }, select: { kind: true, ref: true } },
      honors: { select: { kind: true, number: true } },
    },
  });
  const known = new Map<string, KnownJourney>();
  for (const { studentId, way } of travellers) {
    const own = found.filter((journey) => journey.studentId === studentId);
    const journey = way
      .toReversed()
      .flatMap(({ classId }) => own.find(({ classes }) => classes.some((each) => each.classId === classId)) ?? [])[0];
    if (!journey) continue;
    known.set(studentId, {
      id: journey.id,
      settled: new Map(journey.settled.map((paid) => [paid.unit, { by: paid.classId, at: paid.settledAt }])),
      lines: journey.entries as Pick<Line, 'kind' | 'ref'>[],
      honors: journey.honors,
    });
  }
  return known;
}
