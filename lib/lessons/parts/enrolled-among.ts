import type { Tx } from '@/lib/platform/db/client';

/** Whether all of these were ever in the class: who left it keeps what was marked of him. */
export async function enrolledAmong(tx: Tx, classId: string, studentIds: readonly string[]): Promise<boolean> {
  const ids = [...new Set(studentIds)];
  const found = await tx.enrolment.findMany({
    where: { classId, studentId: { in: ids } },
    distinct: ['studentId'],
    select: { studentId: true },
  });
  return found.length === ids.length;
}
