import { absencesInARow } from '@/lib/attendance/queries/absences-in-a-row';
import { endHeardAt } from '@/lib/lessons/queries/end-heard-at';
import type { Tx } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';

type Asked = { schoolId: string; from: Date; until: Date };
type Told = { studentId: string; name: string; classId: string; className: string; lessons: number };

/** From so many in a row on the family is told, once: a row that only grows is no news. */
const toldFrom = 2;

/**
 * The students of a school whose second absence without a reason in a row came with a lesson of whose end was heard in this
 * time, and how many they are by now: one that was closed without a line is told of once its device had one again. A
 * lesson under way does not count yet: its marks are still being set right. A justified absence ends the row.
 */
export function absencesToTell(tx: Tx, { schoolId, from, until }: Asked): Promise<Told[]> {
  return tx.$queryRaw<Told[]>`
    SELECT away.id AS "studentId", away.name, c.id AS "classId", c.name AS "className", away.lessons
      FROM classes c
     CROSS JOIN LATERAL json_to_recordset(${absencesInARow(Prisma.sql`c.id`, ended(until))})
             AS away(id uuid, name text, lessons int)
      JOIN students s ON s.id = away.id AND s.active AND NOT s.fictitious
     CROSS JOIN LATERAL (
           SELECT count(*)::int AS lessons FROM class_lessons l JOIN attendance_marks m ON m.class_lesson_id = l.id
            WHERE l.class_id = c.id AND m.student_id = s.id AND m.state = 'absent'
              AND ${ended(until)} AND ${endHeardAt} >= ${from}) recent
     WHERE c.school_id = ${schoolId}::uuid AND c.type <> 'test'
       AND away.lessons >= ${toldFrom} AND away.lessons - recent.lessons < ${toldFrom}
     ORDER BY away.name, away.id`;
}

function ended(until: Date): Prisma.Sql {
  return Prisma.sql`l.status = 'closed' AND ${endHeardAt} < ${until}`;
}
