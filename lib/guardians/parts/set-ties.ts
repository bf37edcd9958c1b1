import type { Tx } from '@/lib/platform/db/client';

/** Who answers for a pupil: the first, then the second. */
export type Ties = { studentId: string; guardianIds: readonly (string | null)[] };

/** A part of what ties many pupils of a school at once: from now on exactly these answer for them. */
export async function setTies(tx: Tx, schoolId: string, ties: readonly Ties[]): Promise<void> {
  if (ties.length === 0) return;
  const students = ties.map(({ studentId }) => studentId);
  await tx.$executeRaw`
    DELETE FROM student_guardians WHERE student_id = ANY(${students}::uuid[]) AND school_id = ${schoolId}::uuid`;
  const rows = ties.flatMap(({ studentId, guardianIds }) =>
    guardianIds.flatMap((guardianId, index) => (guardianId ? [{ studentId, guardianId, position: index + 1 }] : [])),
  );
  await tx.$executeRaw`
    INSERT INTO student_guardians (student_id, guardian_id, school_id, position)
    SELECT student_id, guardian_id, ${schoolId}::uuid, position
      FROM unnest(${rows.map(({ studentId }) => studentId)}::uuid[], ${rows.map(({ guardianId }) => guardianId)}::uuid[],
                  ${rows.map(({ position }) => position)}::int[]) AS given(student_id, guardian_id, position)`;
}
