import type { Tx } from '@/lib/platform/db/client';

/** Of a class that begins anew with another module: its tests are others. */
export async function forgetGrades(tx: Tx, classId: string): Promise<void> {
  await tx.testGrade.deleteMany({ where: { classId } });
}
