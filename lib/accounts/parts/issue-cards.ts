import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { hashOfSecret } from '@/lib/access/session';
import type { Tx } from '@/lib/platform/db/client';
import { endCards } from './end-cards-and-pins';

/** What one card carries, and how it is kept. Long enough that nobody guesses one, short enough for a coarse picture code. */
export function newCardSecret() {
  const secret = randomBytes(16).toString('base64url');
  return { secret, secretHash: hashOfSecret(secret) };
}

type Card = { accountId: string; secretHash: string };
type Issue = { cards: readonly Card[]; sharedDevice: boolean; expiresAt: Date; now: Date };

/** A part of printing: these cards are good from now on, and those that the same pupils had before no longer. */
export async function issueCards(tx: Tx, { cards, sharedDevice, expiresAt, now }: Issue): Promise<void> {
  const accountIds = cards.map(({ accountId }) => accountId);
  await endCards(tx, { ids: accountIds, now });
  await tx.loginCard.createMany({
    data: cards.map((card) => ({ id: randomUUIDv7(), ...card, sharedDevice, expiresAt, createdAt: now })),
  });
}

/** Always in one order, so that two who print the same pupils wait for each other and do not stand in each other's way. */
export async function holdAccounts(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM accounts WHERE id = ANY(${[...ids]}::uuid[]) ORDER BY id FOR UPDATE`;
}
