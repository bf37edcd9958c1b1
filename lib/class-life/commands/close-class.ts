import { defineCommand } from '@/lib/access/define-command';
import { abilities } from '../abilities';
import { heldClass, refuseUnlessAllowed } from '../parts/acting-on';
import { endForAll } from '../parts/end-for-all';
import { ClassRef, ClassStanding } from '../schemas';

/** Done, without another class that takes its pupils on. */
export const closeClass = defineCommand({
  name: 'class-life.close-class',
  may: abilities['class:close'],
  input: ClassRef,
  reply: ClassStanding,
  target: heldClass,
  run: async ({ tx, target, now }) => {
    await refuseUnlessAllowed(tx, 'close', target);
    await endForAll(tx, { id: target.id, status: 'done', now });
    return { id: target.id, state: 'done' as const };
  },
});
