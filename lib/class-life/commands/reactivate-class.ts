import { defineCommand } from '@/lib/access/define-command';
import { resumeClass } from '@/lib/classes/parts/resume-class';
import { stateOf } from '@/lib/classes/rules';
import { abilities } from '../abilities';
import { heldClass, refuseUnlessAllowed } from '../parts/acting-on';
import { ClassRef, ClassStanding } from '../schemas';

/** Goes on as it was before it ended. */
export const reactivateClass = defineCommand({
  name: 'class-life.reactivate-class',
  may: abilities['class:reactivate'],
  input: ClassRef,
  reply: ClassStanding,
  target: heldClass,
  run: async ({ tx, target }) => {
    await refuseUnlessAllowed(tx, 'reactivate', target);
    await resumeClass(tx, target);
    return { id: target.id, state: stateOf({ ...target, status: 'initiated' }) };
  },
});
