import { defineCommand } from '@/lib/access/define-command';
import { abilities } from '../abilities';
import { heldClass, refuseUnlessAllowed } from '../parts/acting-on';
import { endForAll } from '../parts/end-for-all';
import { ClassRef, ClassStanding } from '../schemas';

export const cancelClass = defineCommand({
  name: 'class-life.cancel-class',
  may: abilities['class:cancel'],
  input: ClassRef,
  reply: ClassStanding,
  target: heldClass,
  run: async ({ tx, target, now }) => {
    await refuseUnlessAllowed(tx, 'cancel', target);
    await endForAll(tx, { id: target.id, status: 'cancelled', now });
    return { id: target.id, state: 'cancelled' as const };
  },
});
