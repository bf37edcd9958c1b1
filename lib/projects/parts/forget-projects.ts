import type { Tx } from '@/lib/platform/db/client';

/** Of a class that begins anew with another module: its projects are others. */
export async function forgetProjects(tx: Tx, classId: string): Promise<void> {
  await tx.projectGrade.deleteMany({ where: { classId } });
  await tx.projectClosing.deleteMany({ where: { classId } });
}
