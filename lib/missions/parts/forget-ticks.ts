import type { Tx } from '@/lib/platform/db/client';

/** Of a class that begins anew with another module: its challenges are others. */
export async function forgetTicks(tx: Tx, classId: string): Promise<void> {
  await tx.challengeTick.deleteMany({ where: { classId } });
}
