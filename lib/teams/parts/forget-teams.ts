import type { Tx } from '@/lib/platform/db/client';

/** Of a class that begins anew with another module: its projects are others. */
export async function forgetTeams(tx: Tx, classId: string): Promise<void> {
  await tx.teamDefinition.deleteMany({ where: { classId } });
}
