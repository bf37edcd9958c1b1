import type { Tx } from '@/lib/platform/db/client';

/** With its enrolments; whoever is in it stays at the school. */
export async function removeClass(tx: Tx, id: string): Promise<void> {
  await tx.schoolClass.delete({ where: { id }, select: { id: true } });
}
