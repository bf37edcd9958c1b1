import { Prisma } from '@/lib/platform/db/generated/client';

/** From so many on, somebody asks the family. */
const tellingFrom = 2;

/**
 * As JSON, who of a class was away without a reason in each of the last lessons, and in how many; the longest first.
 * Of all lessons `l`, unless some alone are meant.
 */
export const absencesInARow = (classId: Prisma.Sql, which: Prisma.Sql = Prisma.sql`TRUE`) => Prisma.sql`(
  SELECT json_agg(json_build_object('id', id, 'name', name, 'lessons', lessons) ORDER BY lessons DESC, name)
    FROM (
      SELECT a.id, a.name, count(*)::int AS lessons
        FROM (
          SELECT m.student_id,
                 bool_and(m.state = 'absent') OVER (PARTITION BY m.student_id ORDER BY l.number DESC) AS still_away
            FROM class_lessons l
            JOIN attendance_marks m ON m.class_lesson_id = l.id
           WHERE l.class_id = ${classId} AND ${which}
        ) marks
        JOIN enrolments e ON e.class_id = ${classId} AND e.student_id = marks.student_id AND e.left_at IS NULL
        JOIN accounts a ON a.id = marks.student_id AND a.active
       WHERE still_away
       GROUP BY a.id, a.name
      HAVING count(*) >= ${tellingFrom}::int
    ) away)`;
