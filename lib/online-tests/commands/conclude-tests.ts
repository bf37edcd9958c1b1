import { defineCommand } from '@/lib/access/define-command';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { testChanges } from '../live';
import { heldTest } from '../parts/acting-on';
import { concludeAttempt } from '../parts/conclude-attempt';
import { OfPupils, Those } from '../schemas/managing';

/** Who teaches ends the tests of some: what is stored counts, and who has not begun cannot any more. */
export const concludeTests = defineCommand({
  name: 'online-tests.conclude-for',
  may: abilities['test:release'],
  input: OfPupils,
  reply: Those,
  target: heldTest,
  run: async ({ tx, input: { studentIds }, target: { attempts, at }, now }) => {
    const named = new Set(studentIds);
    const open = attempts.filter(
      ({ studentId, state }) => named.has(studentId) && (state === 'released' || state === 'begun'),
    );
    refuseUnless(open.length > 0, 'test.not-open');
    for (const { id, state, deadline } of open) {
      if (state === 'released') await tx.testAttempt.update({ where: { id }, data: { state: 'expired' } });
      else if (deadline && deadline < at) await concludeAttempt(tx, { id, at: deadline, by: 'time', now });
      else await concludeAttempt(tx, { id, at, by: 'facilitator', now });
    }
    return { studentIds: open.map(({ studentId }) => studentId) };
  },
  after: ({ tx, input: { classId } }) => testChanges.tell(tx, {}, classId),
});
