import type { Tx } from '@/lib/platform/db/client';

type Ended = { ids: readonly string[]; now: Date };

/** A part of whatever makes cards that are out open nothing any more. */
export async function endCards(tx: Tx, { ids, now }: Ended): Promise<void> {
  await tx.loginCard.updateMany({ where: { accountId: { in: [...ids] }, revokedAt: null }, data: { revokedAt: now } });
}

/**
 * A part of every password that staff hands out: whoever has a pupil's card or PIN came in by it as before, and could even
 * choose the next password. Who prints new ones does so after it, and sessions end after it.
 */
export async function endCardsAndPins(tx: Tx, { ids, now }: Ended): Promise<void> {
  await endCards(tx, { ids, now });
  await tx.pupilPin.deleteMany({ where: { accountId: { in: [...ids] } } });
}
