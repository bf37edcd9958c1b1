import { judgeAnew } from '@/lib/access/live/judge-anew';
import type { Tx } from '@/lib/platform/db/client';

/** A part of undoing: enrolments that never should have been. Who had one hears no more of the class, on a page that stands open. */
export async function forgetEnrolments(tx: Tx, ids: readonly string[]): Promise<void> {
  const own = { id: { in: [...ids] }, leftAt: null };
  const forgotten = await tx.enrolment.findMany({ where: own, select: { studentId: true } });
  await tx.enrolment.deleteMany({ where: own });
  await judgeAnew(
    tx,
    forgotten.map(({ studentId }) => studentId),
  );
}
