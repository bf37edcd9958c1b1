import { endHeardAt } from '@/lib/lessons/queries/end-heard-at';
import type { Tx } from '@/lib/platform/db/client';
import type { AttendanceState } from '@/lib/platform/db/generated/client';

type Asked = {
  schoolId: string;
  /** Lessons of whose end was heard from then on, and before this: none is lost that was closed without a line. */
  from: Date;
  until: Date;
};

type StudentWeek = {
  studentId: string;
  name: string;
  classId: string;
  className: string;
  /** In the order they were given; no mark where nobody said whether the student was there. */
  lessons: { number: number; name: string; attendance: AttendanceState | null }[];
};

/**
 * What a family is told of a week: the lessons of each student of a school, and whether he was there. Only lessons that
 * ended while he was in the class; who had none is not told of. A student in two classes has two weeks.
 */
export function weekOfStudents(tx: Tx, { schoolId, from, until }: Asked): Promise<StudentWeek[]> {
  return tx.$queryRaw<StudentWeek[]>`
    SELECT e.student_id AS "studentId", a.name, c.id AS "classId", c.name AS "className",
           json_agg(json_build_object('number', l.number, 'name', p.name, 'attendance', m.state) ORDER BY l.number) AS lessons
      FROM classes c
      JOIN class_lessons l ON l.class_id = c.id AND l.status = 'closed' AND ${endHeardAt} >= ${from} AND ${endHeardAt} < ${until}
      JOIN class_plans n ON n.class_id = c.id AND n.number = l.number
      JOIN lessons p ON p.id = n.lesson_id
      JOIN enrolments e ON e.class_id = c.id AND e.left_at IS NULL AND e.enrolled_at <= l.closed_at
      JOIN students s ON s.id = e.student_id AND s.active AND NOT s.fictitious
      JOIN accounts a ON a.id = s.id
      LEFT JOIN attendance_marks m ON m.class_lesson_id = l.id AND m.student_id = s.id
     WHERE c.school_id = ${schoolId}::uuid AND c.type <> 'test'
     GROUP BY e.student_id, a.name, c.id, c.name
     ORDER BY a.name, e.student_id, c.name, c.id`;
}
