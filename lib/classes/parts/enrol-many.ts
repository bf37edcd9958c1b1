import type { Tx } from '@/lib/platform/db/client';

export type Enrolling = { id: string; classId: string; studentId: string };

/** A part of what puts pupils of a school into their classes, of whom none is there yet. One statement. */
export async function enrolMany(tx: Tx, schoolId: string, enrolments: readonly Enrolling[], now: Date): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO enrolments (id, class_id, student_id, school_id, enrolled_at)
    SELECT id, class_id, student_id, ${schoolId}::uuid, ${now}
      FROM unnest(${enrolments.map(({ id }) => id)}::uuid[], ${enrolments.map(({ classId }) => classId)}::uuid[],
                  ${enrolments.map(({ studentId }) => studentId)}::uuid[]) AS given(id, class_id, student_id)`;
}
