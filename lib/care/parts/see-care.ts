import type { Actor } from '@/lib/access/actor';
import type { Tx } from '@/lib/platform/db/client';
import { unseenBy } from '../queries/care-seen';
import { careSideOf } from '../rules/care-sides';

/** The first of a side who saw a notice stays. */
export async function seeCare(tx: Tx, actor: Pick<Actor, 'id' | 'tipo'>, { id, now }: { id: string; now: Date }) {
  const side = careSideOf(actor.tipo);
  const data =
    side === 'school'
      ? { schoolSeenAt: now, schoolSeenById: actor.id }
      : { facilitatorSeenAt: now, facilitatorSeenById: actor.id };
  await tx.careNotice.updateMany({ where: { id, ...unseenBy(side) }, data });
}
