import type * as z from 'zod/mini';
import { type InNeed, tellCare } from '@/lib/care/parts/tell-care';
import type { CareTold } from '@/lib/care/schemas/care-notices';
import { deskChanges } from '@/lib/lessons/live';
import type { Tx } from '@/lib/platform/db/client';

/**
 * An adult hears of a pupil in need, wherever it was written. An earlier doubt that is the school's alone from now on goes
 * from every desk that stands open, and from what one that was away catches up with, before whom it is about reads it. To
 * the id of the notice.
 */
export async function tellOfDanger(tx: Tx, pupil: InNeed, told: z.infer<typeof CareTold>): Promise<string> {
  const { id, kept } = await tellCare(tx, pupil, told);
  if (kept.length > 0) await takeFromDesks(tx, pupil, kept);
  return id;
}

async function takeFromDesks(tx: Tx, { id, name }: InNeed, careNoticeIds: string[]): Promise<void> {
  const doubts = await tx.doubt.findMany({
    where: { careNoticeId: { in: careNoticeIds }, careNotice: { schoolOnly: true } },
    select: { id: true, lesson: { select: { classId: true, number: true } } },
  });
  for (const { id: doubtId, lesson } of doubts) {
    await deskChanges.takeBack(tx, { doubts: [{ id: doubtId }] }, lesson.classId);
    await deskChanges.tell(tx, { number: lesson.number, by: { id, name }, doubtsGone: [doubtId] }, lesson.classId);
  }
}
