import type { Actor, Tipo } from '@/lib/access/actor';
import type { Tx } from '@/lib/platform/db/client';
import { lockName } from '@/lib/platform/db/lock';
import { refuseUnless } from '../failures';

/**
 * A part of whatever ends a login: nobody ends the own, and an active administrator is left. Two administrators who end
 * each other at the same moment do it one after the other, and the second is refused.
 */
export async function keepAnAdmin(tx: Tx, actor: Actor, target: { id: string; tipo: Tipo }) {
  refuseUnless(actor.id !== target.id, 'account.own-inactive');
  if (target.tipo !== 'admin') return;
  await lockName(tx, 'accounts.keep-an-admin');
  const others = await tx.account.count({ where: { tipo: 'admin', active: true, id: { not: target.id } } });
  refuseUnless(others > 0, 'account.last-admin');
}
