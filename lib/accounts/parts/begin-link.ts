import { hashOfSecret } from '@/lib/access/session';
import type { Tx } from '@/lib/platform/db/client';
import { linkEnd } from '../rules';

type Leaving = { token: string; now: Date };

/**
 * A part of the mail that leaves: its link lives from now on, as long as if it had been made now. Whether there is one to
 * begin: it may have been made void by another, or by whoever knew the password after all.
 */
export async function beginLink(tx: Tx, { token, now }: Leaving): Promise<boolean> {
  const { count } = await tx.passwordLink.updateMany({
    where: { tokenHash: hashOfSecret(token), usedAt: null, account: { active: true } },
    data: { expiresAt: linkEnd(now) },
  });
  return count === 1;
}
