import type { Tx } from '@/lib/platform/db/client';
import type { StoredMark } from '../rules/merged-marks';

/** All in one statement: thirty pupils are marked by one tap. */
export async function storeMarks(
  tx: Tx,
  lesson: { id: string; schoolId: string },
  marks: readonly StoredMark[],
): Promise<void> {
  if (marks.length === 0) return;
  const rows = marks.map(({ studentId, state, late, note, at, by }) => ({
    student: studentId,
    state,
    late: late && state === 'present',
    note,
    at: at.toISOString(),
    by: by?.id ?? null,
  }));
  await tx.$executeRaw`
    INSERT INTO attendance_marks (class_lesson_id, school_id, student_id, state, late, note, marked_at, marked_by_id)
    SELECT ${lesson.id}::uuid, ${lesson.schoolId}::uuid, student, state, late, note, at, by
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS given(student uuid, state "AttendanceState", late boolean, note text, at timestamptz, by uuid)
        ON CONFLICT (class_lesson_id, student_id) DO UPDATE
       SET state = EXCLUDED.state, late = EXCLUDED.late, note = EXCLUDED.note,
           marked_at = EXCLUDED.marked_at, marked_by_id = EXCLUDED.marked_by_id`;
}
