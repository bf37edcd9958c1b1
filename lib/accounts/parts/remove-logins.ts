import type { Tx } from '@/lib/platform/db/client';

/** All that is theirs goes with them, as the foreign keys say. */
export async function removeLogins(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.account.deleteMany({ where: { id: { in: [...ids] } } });
}
