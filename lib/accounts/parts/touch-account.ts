import type { Tx } from '@/lib/platform/db/client';

/** A part of what changes beside the account what its registration shows: a form that was opened before is refused. */
export async function touchAccount(tx: Tx, id: string): Promise<void> {
  await tx.account.update({ where: { id }, data: { revision: { increment: 1 } }, select: { id: true } });
}
