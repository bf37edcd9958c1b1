import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { links } from '@/lib/courses/links';
import { Prisma } from '@/lib/platform/db/generated/client';
import { PageNumber } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { groupMin, lessonsPerPage, shownQuestionsMax } from '../rules/limits';

type Row = {
  name: string;
  code: string;
  unit: number;
  module: string;
  course: string;
  courseName: string;
  doubts: number;
  askers: number;
  pupils: number;
  answered: number;
  verified: string[];
  total: number;
};

/**
 * Where a plan fails: of each lesson that the reached classes had, how many of its pupils did not understand something,
 * the largest part first. No child's words are in it: what is quoted was written anew, without names, by who teaches. A
 * group so small that one could guess who asked is left out.
 */
export const doubtMap = defineQuery({
  name: 'training.doubt-map',
  may: abilities['doubt-map:read'],
  input: z.object({ page: PageNumber }),
  run: async ({ db, actor, input: { page } }) => {
    const reached = await db.schoolClass.findMany({
      where: { AND: [within(classReach, actor), { type: { not: 'test' } }] },
      select: { id: true },
    });
    const rows = await db.$queryRaw<Row[]>(
      statement(
        reached.map(({ id }) => id),
        page,
      ),
    );
    const items = rows.map(({ total: _, name, code, unit, module, course, ...row }) => ({
      ...row,
      code,
      name,
      address: links.lesson({ course, module, unit, code }),
    }));
    return { items, total: rows[0]?.total ?? 0, page, pageSize: lessonsPerPage };
  },
});

function statement(classIds: readonly string[], page: number): Prisma.Sql {
  return Prisma.sql`
    WITH held AS (
      SELECT h.id, h.class_id, h.started_at, h.closed_at, p.lesson_id
        FROM class_lessons h
        JOIN class_plans p ON p.class_id = h.class_id AND p.number = h.number
       WHERE h.class_id = ANY (${classIds}::uuid[])
    ), asked AS (
      SELECT held.lesson_id, count(*) AS doubts, count(DISTINCT d.student_id) AS askers,
             count(*) FILTER (WHERE d.answer <> '') AS answered
        FROM held JOIN doubts d ON d.class_lesson_id = held.id AND d.state <> 'withdrawn' AND d.care_notice_id IS NULL
       GROUP BY held.lesson_id
    ), sat AS (
      -- Who moved from one class to another sat in both, and is one.
      SELECT held.lesson_id, count(DISTINCT e.student_id) AS pupils
        FROM held JOIN enrolments e ON e.class_id = held.class_id AND e.enrolled_at <= coalesce(held.closed_at, now())
         AND (e.left_at IS NULL OR e.left_at > held.started_at)
       GROUP BY held.lesson_id
    ), kept AS (
      SELECT v.lesson_id, (array_agg(v.question ORDER BY v.created_at DESC))[1:${shownQuestionsMax}::int] AS questions
        FROM verified_answers v LEFT JOIN doubts d ON d.id = v.doubt_id
       WHERE v.class_id = ANY (${classIds}::uuid[])
         -- Kept just as the child wrote it, it is the child's.
         AND (d.id IS NULL OR lower(btrim(d.text)) <> lower(btrim(v.question)))
       GROUP BY v.lesson_id
    )
    SELECT l.name, l.code, u.number AS unit, m.code AS module, c.code AS course, c.name AS "courseName",
           doubts::int, askers::int, sat.pupils::int, answered::int, coalesce(kept.questions, '{}') AS verified,
           (count(*) OVER ())::int AS total
      FROM asked
      JOIN sat USING (lesson_id)
      LEFT JOIN kept USING (lesson_id)
      JOIN lessons l ON l.id = lesson_id
      JOIN course_units u ON u.id = l.unit_id
      JOIN course_modules m ON m.id = u.module_id
      JOIN courses c ON c.id = m.course_id
     WHERE sat.pupils >= ${groupMin}::int
     ORDER BY askers::float / sat.pupils DESC, doubts DESC, l.code
     LIMIT ${lessonsPerPage}::int OFFSET ${(page - 1) * lessonsPerPage}::int`;
}
