import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import type { Tx } from '@/lib/platform/db/client';
import type { Honor } from '@/lib/platform/db/generated/client';
import { paidBefore } from '@/lib/points/queries/paid-before';
import { toPinnedModule } from '@/lib/points/queries/pinned-module';
import { waysInto } from '@/lib/points/queries/stays-of-pupils';
import { maximumOf } from '@/lib/points/rules/award-unit';
import { sum } from '@/lib/points/rules/fractions';
import type { SchemeValues } from '@/lib/points/rules/scheme';
import { abilities } from '@/lib/students/abilities';
import { ledgersOf } from './ledgers-of';

type Fresh = Pick<Honor, 'id' | 'kind' | 'number' | 'level'>;
type Paid = { values: SchemeValues; total: number; honors: number; fresh: Fresh[]; paidElsewhere: boolean };
type Row = Parameters<typeof toPinnedModule>[0] & Paid & { planned: number[] };

export type OwnPoints = {
  total: number;
  maximum: number;
  honors: number;
  /** Of any module: those that the pupil has not seen yet. */
  fresh: Fresh[];
};

/** What a pupil was paid for good in the module of one own class: one short statement, since every visit of a home asks. */
export const ownPoints = defineQuery({
  name: 'units.own-points',
  may: abilities['student:read-progress'],
  input: z.object({ classId: z.uuid() }),
  run: async ({ db, actor, input: { classId }, now }): Promise<OwnPoints | null> => {
    const [row] = await db.$queryRaw<Row[]>`
      WITH own AS (
        SELECT j.id FROM module_journeys j JOIN journey_classes c ON c.journey_id = j.id
         WHERE j.student_id = ${actor.id}::uuid AND c.class_id = ${classId}::uuid)
      SELECT p.family, p.mm_code AS "mmCode", p.missions, p.tests, p.projects, s.values,
             ARRAY(SELECT number FROM class_plans WHERE class_id = p.class_id) AS planned,
             (SELECT coalesce(sum(e.amount), 0)::int FROM point_entries e JOIN own ON own.id = e.journey_id) AS total,
             (SELECT count(*)::int FROM honors h JOIN own ON own.id = h.journey_id) AS honors,
             NOT EXISTS (SELECT FROM own)
               AND EXISTS (SELECT FROM classes c JOIN module_journeys j
                               ON j.course_id = c.course_id AND j.module_code = c.module_code
                            WHERE c.id = p.class_id AND j.student_id = ${actor.id}::uuid) AS "paidElsewhere",
             (SELECT coalesce(json_agg(json_build_object('id', h.id, 'kind', h.kind, 'number', h.number, 'level', h.level)
                                       ORDER BY h.created_at, h.kind, h.number), '[]'::json)
                FROM honors h JOIN module_journeys j ON j.id = h.journey_id
               WHERE j.student_id = ${actor.id}::uuid AND h.celebrated_at IS NULL) AS fresh
        FROM pinned_modules p JOIN point_schemes s ON s.version = p.scheme_version
       WHERE p.class_id = ${classId}::uuid
         AND EXISTS (SELECT FROM enrolments e
                      WHERE e.class_id = p.class_id AND e.student_id = ${actor.id}::uuid AND e.left_at IS NULL)`;
    if (!row) return null;
    const { planned, fresh, values, paidElsewhere, total, honors } = row;
    const paid = paidElsewhere ? await broughtAlong(db, { classId, studentId: actor.id, at: now }) : { total, honors };
    return { ...paid, maximum: maximumOf(toPinnedModule(row), planned, values), fresh };
  },
});

/** What the classes paid that a pupil came into this one through, before this one has paid anything. */
async function broughtAlong(db: Tx, { classId, studentId, at }: { classId: string; studentId: string; at: Date }) {
  const way = (await waysInto(db, { classId, at, studentIds: [studentId] })).get(studentId) ?? [];
  const journey = (await paidBefore(db, [{ studentId, way }])).get(studentId);
  const ledger = journey && (await ledgersOf(db, [journey.id])).get(journey.id);
  const amounts = ledger?.entries.map(({ amount }) => amount) ?? [];
  return { total: sum(amounts), honors: ledger?.honors.length ?? 0 };
}
