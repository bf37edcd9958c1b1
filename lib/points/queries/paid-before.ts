import type { Tx } from '@/lib/platform/db/client';
import type { AwardedHonor, Line, PaidBefore } from '../rules/awards';

/** A pupil, and the classes that his way led through, the first one first. */
type Traveller = { studentId: string; way: readonly { classId: string }[] };

/** `settled` is by unit: the class that paid it, and when. */
export type KnownJourney = PaidBefore & { id: string; settled: ReadonlyMap<number, { by: string; at: Date }> };

/** As one statement brings it: a class was paid several hundred lines. */
type StoredJourney = {
  id: string;
  studentId: string;
  classIds: string[];
  settled: [unit: number, classId: string, atMs: number][];
  lines: [kind: Line['kind'], ref: string][];
  honors: [kind: AwardedHonor['kind'], number: number][];
};

/** The journey that each pupil is on, with what it was paid; those without one were never paid in this module. */
export async function paidBefore(tx: Tx, travellers: readonly Traveller[]): Promise<Map<string, KnownJourney>> {
  const classIds = [...new Set(travellers.flatMap(({ way }) => way.map(({ classId }) => classId)))];
  const found = await tx.$queryRaw<StoredJourney[]>`
    SELECT j.id, j.student_id AS "studentId",
           ARRAY(SELECT c.class_id::text FROM journey_classes c WHERE c.journey_id = j.id) AS "classIds",
           (SELECT coalesce(json_agg(json_build_array(s.unit, s.class_id, (extract(epoch FROM s.settled_at) * 1000)::bigint)), '[]')
              FROM settled_units s WHERE s.journey_id = j.id) AS settled,
           (SELECT coalesce(json_agg(json_build_array(e.kind, e.ref)), '[]')
              FROM point_entries e WHERE e.journey_id = j.id AND e.kind <> 'adjustment') AS lines,
           (SELECT coalesce(json_agg(json_build_array(h.kind, h.number)), '[]')
              FROM honors h WHERE h.journey_id = j.id) AS honors
      FROM module_journeys j
     WHERE j.student_id = ANY (${travellers.map(({ studentId }) => studentId)}::uuid[])
       AND EXISTS (SELECT FROM journey_classes c WHERE c.journey_id = j.id AND c.class_id = ANY (${classIds}::uuid[]))`;
  const known = new Map<string, KnownJourney>();
  for (const { studentId, way } of travellers) {
    const own = found.filter((journey) => journey.studentId === studentId);
    const journey = way
      .toReversed()
      .flatMap(({ classId }) => own.find(({ classIds: through }) => through.includes(classId)) ?? [])[0];
    if (!journey) continue;
    known.set(studentId, {
      id: journey.id,
      settled: new Map(journey.settled.map(([unit, by, atMs]) => [unit, { by, at: new Date(atMs) }])),
      lines: journey.lines.map(([kind, ref]) => ({ kind, ref })),
      honors: journey.honors.map(([kind, number]) => ({ kind, number })),
    });
  }
  return known;
}
