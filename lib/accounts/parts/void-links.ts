import type { Tx } from '@/lib/platform/db/client';
import { isSameAddress } from '../rules';

type Voided = { ids: readonly string[]; now: Date };

/** A part of whatever makes a mail that is out somebody else's: its links set no password any more. */
export async function voidLinks(tx: Tx, { ids, now }: Voided): Promise<void> {
  await tx.passwordLink.updateMany({ where: { accountId: { in: [...ids] }, usedAt: null }, data: { usedAt: now } });
}

type Address = { id: string; from: string | null; to: string | null; now: Date };

/** Whoever reads the address of before may be nobody to this login: it was mistyped, or is another's by now. */
export async function voidLinksOfOldAddress(tx: Tx, { id, from, to, now }: Address): Promise<void> {
  if (from !== null && !isSameAddress(from, to)) await voidLinks(tx, { ids: [id], now });
}
