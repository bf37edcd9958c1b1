import type { Actor } from '@/lib/access/actor';
import type { Tx } from '@/lib/platform/db/client';
import { exchangePhoto } from './exchange-photo';

/** A part of deleting somebody who was registered by mistake: sessions, cards and the photo go along. */
export async function deleteAccount(tx: Tx, actor: Actor, { id, photoUrl }: { id: string; photoUrl: string | null }) {
  await exchangePhoto(tx, actor, { accountId: id, from: photoUrl, to: null });
  await tx.account.delete({ where: { id }, select: { id: true } });
}
