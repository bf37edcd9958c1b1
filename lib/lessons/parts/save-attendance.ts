import type { Tx } from '@/lib/platform/db/client';

type Saved = { id: string; savedAt: Date; savedById: string };

/** From now on it is known who is in the lesson: it can be closed. The first time is told, because it is counted (§7). */
export async function saveAttendance(tx: Tx, { id, savedAt, savedById }: Saved): Promise<{ isFirst: boolean }> {
  const { count } = await tx.classLesson.updateMany({
    where: { id, attendanceSavedAt: null },
    data: { attendanceSavedAt: savedAt, attendanceSavedById: savedById },
  });
  if (count === 0) {
    await tx.classLesson.update({
      where: { id },
      data: { attendanceSavedAt: savedAt, attendanceSavedById: savedById },
      select: { id: true },
    });
  }
  return { isFirst: count === 1 };
}
