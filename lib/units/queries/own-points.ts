import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import type { Honor } from '@/lib/platform/db/generated/client';
import { toPinnedModule } from '@/lib/points/queries/pinned-module';
import { maximumOf } from '@/lib/points/rules/award-unit';
import type { SchemeValues } from '@/lib/points/rules/scheme';
import { abilities } from '@/lib/students/abilities';

type Fresh = Pick<Honor, 'id' | 'kind' | 'number' | 'level'>;
type Paid = { values: SchemeValues; total: number; honors: number; fresh: Fresh[] };
type Row = Parameters<typeof toPinnedModule>[0] & Paid;

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
  run: async ({ db, actor, input: { classId } }): Promise<OwnPoints | null> => {
    const [row] = await db.$queryRaw<Row[]>`
      WITH own AS (
        SELECT j.id FROM module_journeys j JOIN journey_classes c ON c.journey_id = j.id
         WHERE j.student_id = ${actor.id}::uuid AND c.class_id = ${classId}::uuid)
      SELECT p.family, p.mm_code AS "mmCode", p.missions, p.tests, p.projects, s.values,
             (SELECT coalesce(sum(e.amount), 0)::int FROM point_entries e JOIN own ON own.id = e.journey_id) AS total,
             (SELECT count(*)::int FROM honors h JOIN own ON own.id = h.journey_id) AS honors,
             (SELECT coalesce(json_agg(json_build_object('id', h.id, 'kind', h.kind, 'number', h.number, 'level', h.level)
                                       ORDER BY h.created_at, h.kind, h.number), '[]'::json)
                FROM honors h JOIN module_journeys j ON j.id = h.journey_id
               WHERE j.student_id = ${actor.id}::uuid AND h.celebrated_at IS NULL) AS fresh
        FROM pinned_modules p JOIN point_schemes s ON s.version = p.scheme_version
       WHERE p.class_id = ${classId}::uuid
         AND EXISTS (SELECT FROM enrolments e
                      WHERE e.class_id = p.class_id AND e.student_id = ${actor.id}::uuid AND e.left_at IS NULL)`;
    if (!row) return null;
    const { total, honors, fresh, values } = row;
    return { total, maximum: maximumOf(toPinnedModule(row), values), honors, fresh };
  },
});
