import type { Tx } from '@/lib/platform/db/client';

/**
 * Those of a class in whose test of the unit something waits for who teaches: a written answer that nobody graded, or one
 * that came too late to count by itself. Of the attempt whose grade stands, in the class that they came from too.
 */
export async function ungradedAnswers(tx: Tx, { classId, unit }: { classId: string; unit: number }): Promise<string[]> {
  const found = await tx.$queryRaw<{ studentId: string }[]>`
    WITH standing AS (
      SELECT DISTINCT ON (a.student_id) a.id, a.student_id
        FROM classes own
        JOIN enrolments e ON e.class_id = own.id AND e.left_at IS NULL
        JOIN classes c ON c.school_id = own.school_id AND c.course_id = own.course_id AND c.module_code = own.module_code
        JOIN test_attempts a ON a.class_id = c.id AND a.student_id = e.student_id
       WHERE own.id = ${classId}::uuid AND a.unit = ${unit} AND a.state = 'concluded' AND a.archived_at IS NULL
       ORDER BY a.student_id, a.class_id = own.id DESC, a.begun_at DESC)
    SELECT s.student_id AS "studentId" FROM standing s
     WHERE EXISTS (SELECT FROM test_answers t JOIN test_questions q ON q.id = t.question_id
                    WHERE t.attempt_id = s.id AND q.kind = 'shortText' AND t.score IS NULL AND t.value NOT IN ('null', '""'))
        OR EXISTS (SELECT FROM late_answers l WHERE l.attempt_id = s.id AND l.accepted_at IS NULL)`;
  return found.map(({ studentId }) => studentId);
}
