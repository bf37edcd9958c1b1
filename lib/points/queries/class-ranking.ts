import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { abilities } from '../abilities';

const topMax = 3;

const Ranking = z.object({
  /** The same for who has the same. */
  place: z.int(),
  students: z.int(),
  total: z.int(),
  /** The first three, and nobody's name below them. */
  top: z.array(z.object({ place: z.int(), name: z.string(), total: z.int() })),
});

type Row = { id: string; name: string; total: number; place: number; students: number };

/** By what was paid for good. A class without it, or that the pupil is not in, has none. */
export const classRanking = defineQuery({
  name: 'points.class-ranking',
  may: abilities['ranking:read'],
  input: z.object({ classId: z.uuid() }),
  reply: Ranking,
  run: async ({ db, actor, input: { classId } }) => {
    const rows = await db.$queryRaw<Row[]>`
      WITH totals AS (
        SELECT a.id, a.name, coalesce(sum(e.amount), 0)::int AS total
          FROM pinned_modules p
          JOIN enrolments n ON n.class_id = p.class_id AND n.left_at IS NULL
          JOIN accounts a ON a.id = n.student_id
          LEFT JOIN module_journeys j ON j.student_id = n.student_id
                AND EXISTS (SELECT FROM journey_classes c WHERE c.journey_id = j.id AND c.class_id = p.class_id)
          LEFT JOIN point_entries e ON e.journey_id = j.id
         WHERE p.class_id = ${classId}::uuid AND p.ranking_on
         GROUP BY a.id, a.name)
      SELECT id, name, total, (rank() OVER (ORDER BY total DESC))::int AS place, (count(*) OVER ())::int AS students
        FROM totals ORDER BY total DESC, name`;
    const own = rows.find(({ id }) => id === actor.id);
    if (!own) return null;
    return {
      place: own.place,
      students: own.students,
      total: own.total,
      top: rows
        .filter(({ place, total }) => place <= topMax && total > 0)
        .slice(0, topMax)
        .map(({ place, name, total }) => ({ place, name, total })),
    };
  },
});
