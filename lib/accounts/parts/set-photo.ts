import type { Actor } from '@/lib/access/actor';
import { showInOpenSessions } from '@/lib/access/session';
import type { Tx } from '@/lib/platform/db/client';
import { exchangePhoto } from './exchange-photo';

type Photo = { id: string; from: string | null; to: string | null };

/** A part of giving somebody a photo or taking it away, of a row that the command holds: open forms and sessions learn of it. */
export async function setPhoto(tx: Tx, actor: Actor, { id, from, to }: Photo): Promise<void> {
  await exchangePhoto(tx, actor, { accountId: id, from, to });
  const data = { photoUrl: to, revision: { increment: 1 } };
  await tx.account.update({ where: { id }, data, select: { id: true } });
  await showInOpenSessions(tx, id, { photoUrl: to });
}
