import type { Tx } from '@/lib/platform/db/client';

/** Who is not in the lesson that goes on; nobody while none does, or while its attendance was not taken. */
export async function absentNow(db: Pick<Tx, 'attendanceMark'>, classId: string): Promise<string[]> {
  const found = await db.attendanceMark.findMany({
    where: { state: { in: ['absent', 'justified'] }, lesson: { classId, status: 'ongoing' } },
    select: { studentId: true },
  });
  return found.map(({ studentId }) => studentId);
}
