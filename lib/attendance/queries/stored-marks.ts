import type { Tx } from '@/lib/platform/db/client';
import type { StoredMark } from '../rules/merged-marks';

/** The marks of a lesson, of all pupils or of some. */
export async function storedMarks(tx: Tx, classLessonId: string, ids?: readonly string[]): Promise<StoredMark[]> {
  const found = await tx.attendanceMark.findMany({
    where: { classLessonId, ...(ids && { studentId: { in: [...ids] } }) },
    select: {
      studentId: true,
      state: true,
      late: true,
      note: true,
      markedAt: true,
      markedBy: { select: { id: true, name: true } },
    },
  });
  return found.map(({ markedAt, markedBy, ...mark }) => ({ ...mark, at: markedAt, by: markedBy }));
}
