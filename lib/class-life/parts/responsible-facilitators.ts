import type { Actor } from '@/lib/access/actor';
import type { Tx } from '@/lib/platform/db/client';
import { refuseUnless } from '@/lib/platform/errors/failures';

type Named = { schoolId: string; facilitatorIds: readonly string[]; classId?: string };

/**
 * They work at the school; a facilitator who configures a class stays one of them, or it would vanish before his eyes. Who
 * was responsible for it and is inactive meanwhile may stay, or nothing of the class could be saved any more.
 */
export async function responsibleFacilitators(tx: Tx, actor: Actor, { schoolId, facilitatorIds, classId }: Named) {
  const ids = [...new Set([...facilitatorIds, ...(actor.tipo === 'instrutor' ? [actor.id] : [])])];
  const known = await tx.facilitator.count({
    where: {
      id: { in: ids },
      OR: [
        { account: { active: true, schoolLinks: { some: { schoolId } } } },
        ...(classId ? [{ classes: { some: { classId } } }] : []),
      ],
    },
  });
  refuseUnless(known === ids.length, 'request.invalid', {
    fields: [{ path: 'facilitatorIds', code: 'facilitator-of-school' }],
  });
  return ids;
}
