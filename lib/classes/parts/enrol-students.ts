import type { Tx } from '@/lib/platform/db/client';

type Enrolling = { classId: string; schoolId: string; studentIds: readonly string[]; now: Date };

/** Who is in the class already stays so: the number of those who came is answered. */
export async function enrolStudents(tx: Tx, { classId, schoolId, studentIds, now }: Enrolling): Promise<number> {
  const inside = await tx.enrolment.findMany({
    where: { classId, leftAt: null, studentId: { in: [...studentIds] } },
    select: { studentId: true },
  });
  const here = new Set(inside.map(({ studentId }) => studentId));
  const coming = [...new Set(studentIds)].filter((id) => !here.has(id));
  await tx.enrolment.createMany({
    data: coming.map((studentId) => ({ classId, studentId, schoolId, enrolledAt: now })),
  });
  return coming.length;
}
