import type { Tx } from '@/lib/platform/db/client';

type Leaving = { classId: string; archivedAt: Date; archivedById: string };

/** Of a class that begins anew with another module: what was answered is kept, out of everything that counts. */
export async function archiveAttempts(tx: Tx, { classId, ...archived }: Leaving): Promise<void> {
  await tx.testAttempt.updateMany({ where: { classId, archivedAt: null }, data: archived });
}
