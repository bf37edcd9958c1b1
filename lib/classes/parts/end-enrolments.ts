import { judgeAnew } from '@/lib/access/live/judge-anew';
import type { Tx } from '@/lib/platform/db/client';

type Leaving = { classId: string; studentIds: readonly string[]; now: Date };

/** They leave the class; that they were in it stays. */
export async function endEnrolments(tx: Tx, { classId, studentIds, now }: Leaving): Promise<number> {
  const { count } = await tx.enrolment.updateMany({
    where: { classId, leftAt: null, studentId: { in: [...studentIds] } },
    data: { leftAt: now },
  });
  if (count > 0) await judgeAnew(tx, studentIds);
  return count;
}
