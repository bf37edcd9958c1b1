import type { Tx } from '@/lib/platform/db/client';

/**
 * A part of every new password, before its sessions end: an identity was linked by the password of before, by whoever knew
 * it. The one that was linked with the session that goes on stays: its person has just proved to be both.
 */
export async function endIdentities(tx: Tx, accountIds: readonly string[], keepSession?: string): Promise<void> {
  const kept = keepSession
    ? await tx.session.findUnique({ where: { id: keepSession }, select: { createdAt: true } })
    : null;
  await tx.ssoIdentity.deleteMany({
    where: { accountId: { in: [...accountIds] }, ...(kept && { createdAt: { not: kept.createdAt } }) },
  });
}
