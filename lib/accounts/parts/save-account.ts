import type { Actor } from '@/lib/access/actor';
import { closeSessionsOf, showInOpenSessions } from '@/lib/access/session';
import { now as readClock } from '@/lib/platform/clock/clock';
import type { Tx } from '@/lib/platform/db/client';
import { exchangePhoto } from './exchange-photo';
import { voidLinksOfOldAddress } from './void-links';

export type AccountChanges = {
  /** As the command read it, holding the row. */
  account: { id: string; email: string | null; photoUrl: string | null; active: boolean };
  name: string;
  /** Pupils have none. */
  email: string | null;
  photoUrl: string | null;
  active: boolean;
};

/**
 * A part of saving somebody's registration. The own form of the person is one of an older revision from now on; open
 * sessions carry name and photo; those of an account that becomes inactive end, and do not live again with it.
 */
export async function saveAccount(tx: Tx, actor: Actor, { account, ...changes }: AccountChanges) {
  const { id, photoUrl: from, active: wasActive } = account;
  const { name, email, photoUrl, active } = changes;
  const now = readClock();
  await exchangePhoto(tx, actor, { accountId: id, from, to: photoUrl });
  const data = { ...changes, revision: { increment: 1 } };
  const saved = await tx.account.update({ where: { id }, data, select: { id: true, revision: true } });
  if (wasActive && !active) await closeSessionsOf(tx, [id], now);
  await voidLinksOfOldAddress(tx, { id, from: account.email, to: email, now });
  await showInOpenSessions(tx, id, { name, photoUrl });
  return saved;
}
