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
};

/** The classes of a module that each pupil came into this one through, as they were at that moment. */
export async function waysInto(tx: Tx, { classId, at, studentIds }: Asked): Promise<Map<string, Stay[]>> {
  const found = await tx.$queryRaw<StoredStay[]>`
    SELECT e.student_id AS "studentId", e.class_id AS "classId", e.enrolled_at AS "enrolledAt", e.left_at AS "leftAt",
           c.status, c.ended_at AS "endedAt"
      FROM classes own
      JOIN classes c ON c.school_id = own.school_id AND c.course_id = own.course_id AND c.module_code = own.module_code
                        AND c.started_at IS NOT NULL
      JOIN enrolments e ON e.class_id = c.id
     WHERE own.id = ${classId}::uuid AND e.student_id = ANY (${[...studentIds]}::uuid[]) AND e.enrolled_at <= ${at}
     ORDER BY e.enrolled_at`;
  const stays = staysIn(found, at);
  return new Map(studentIds.map((id) => [id, wayInto(classId, stays.get(id) ?? [])]));
}

/** Each pupil's times in classes of the module. */
function staysIn(found: readonly StoredStay[], at: Date): Map<string, Stay[]> {
  const stays = new Map<string, Stay[]>();
  for (const { studentId, classId, enrolledAt, leftAt, status, endedAt } of found) {
    const until = leftAt && leftAt <= at ? leftAt : null;
    const known = stays.get(studentId) ?? [];
    const from = known.find((stay) => stay.classId === classId)?.from ?? enrolledAt;
    const hasEnded = status !== 'initiated' && endedAt !== null && endedAt <= at;
    const ended = hasEnded ? { as: status, at: endedAt } : null;
    stays.set(studentId, [...known, { classId, cameAt: enrolledAt, from, until, ended }]);
  }
  return stays;
}
