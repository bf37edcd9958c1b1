import type { Tx } from '@/lib/platform/db/client';

type Module = { id: string; courseId: string; moduleCode: string };

/** The class takes this module and begins anew: whatever its start fixed is open again, and what was opened or made before is older. */
export async function reopenModule(tx: Tx, { id: classId, courseId, moduleCode }: Module): Promise<void> {
  await tx.classPlan.deleteMany({ where: { classId } });
  await tx.schoolClass.update({
    where: { id: classId },
    data: { courseId, moduleCode, startedAt: null, mmCode: false, revision: { increment: 1 } },
    select: { id: true },
  });
}
