import type { Tx } from '@/lib/platform/db/client';
import { type Stay, wayInto } from '../rules/moves';

type Asked = { classId: string; at: Date; studentIds: readonly string[] };

type StoredStay = {
  studentId: string;
  classId: string;
  enrolledAt: Date;
  leftAt: Date | null;
  status: 'initiated' | 'done' | 'cancelled';
  endedAt: Date | null;
  /** When the class closed the last unit that has lessons. */
  finishedAt: Date | null;
};

/** The classes of a module that each pupil came into this one through, as they were at that moment. */
export async function waysInto(tx: Tx, { classId, at, studentIds }: Asked): Promise<Map<string, Stay[]>> {
  const found = await tx.$queryRaw<StoredStay[]>`
    SELECT e.student_id AS "studentId", e.class_id AS "classId", e.enrolled_at AS "enrolledAt", e.left_at AS "leftAt",
           c.status, c.ended_at AS "endedAt", last.closed_at AS "finishedAt"
      FROM classes own
      JOIN classes c ON c.school_id = own.school_id AND c.course_id = own.course_id AND c.module_code = own.module_code
                        AND c.started_at IS NOT NULL
      JOIN enrolments e ON e.class_id = c.id
      LEFT JOIN unit_closings last
             ON last.class_id = c.id
            AND last.unit = (SELECT least(3, (max(number) + 4) / 5) FROM class_plans WHERE class_id = c.id)
     WHERE own.id = ${classId}::uuid AND e.student_id = ANY (${[...studentIds]}::uuid[]) AND e.enrolled_at <= ${at}
     ORDER BY e.enrolled_at`;
  const stays = staysIn(found, at);
  return new Map(studentIds.map((id) => [id, wayInto(classId, stays.get(id) ?? [])]));
}

/** Each pupil's times in classes of the module. */
function staysIn(found: readonly StoredStay[], at: Date): Map<string, Stay[]> {
  const stays = new Map<string, Stay[]>();
  for (const { studentId, classId, enrolledAt, leftAt, ...ending } of found) {
    const until = leftAt && leftAt <= at ? leftAt : null;
    const known = stays.get(studentId) ?? [];
    const from = known.find((stay) => stay.classId === classId)?.from ?? enrolledAt;
    const stay = { classId, cameAt: enrolledAt, from, until, ended: endOf(ending, at) };
    stays.set(studentId, [...known, stay]);
  }
  return stays;
}

/** Many a class whose last unit is closed is left as it is for months: its module is done all the same. */
function endOf({ status, endedAt, finishedAt }: Pick<StoredStay, 'status' | 'endedAt' | 'finishedAt'>, at: Date) {
  if (finishedAt && finishedAt <= at) return { as: 'done' as const, at: finishedAt };
  return status !== 'initiated' && endedAt && endedAt <= at ? { as: status, at: endedAt } : null;
}
