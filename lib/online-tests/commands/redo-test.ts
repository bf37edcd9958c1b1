import { defineCommand } from '@/lib/access/define-command';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { testChanges } from '../live';
import { currentOf, heldTest } from '../parts/acting-on';
import { releaseTo } from '../parts/release-to';
import { Redo, Released } from '../schemas/managing';

/** Ten minutes to begin. The new grade takes the place of the old one once it ends; never begun, the old one stays. */
export const redoTest = defineCommand({
  name: 'online-tests.redo',
  may: abilities['test:release'],
  input: Redo,
  reply: Released,
  target: heldTest,
  run: ({ tx, actor, input: { versionId, studentIds: named, limitMinutes = null }, target }) => {
    const studentIds = [...new Set(named)];
    refuseUnless(
      studentIds.every((id) => target.enrolled.has(id)),
      'test.not-enrolled',
    );
    const states = studentIds.map((id) => currentOf(target, id)?.state);
    refuseUnless(!states.some((state) => state === 'released' || state === 'begun'), 'test.open-already');
    refuseUnless(
      states.every((state) => state === 'concluded'),
      'test.not-taken',
    );
    return releaseTo(tx, target, { versionId, limitMinutes, studentIds, kind: 'redo', byId: actor.id });
  },
  after: ({ tx, input: { classId } }) => testChanges.tell(tx, {}, classId),
});
