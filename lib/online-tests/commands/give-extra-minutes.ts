import { defineCommand } from '@/lib/access/define-command';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { testChanges } from '../live';
import { heldTest } from '../parts/acting-on';
import { extraMinutesMax } from '../rules/times';
import { ExtraMinutes, Those } from '../schemas/managing';

/** Before a pupil begins or while he writes; who has ended gets none. */
export const giveExtraMinutes = defineCommand({
  name: 'online-tests.give-extra-minutes',
  may: abilities['test:release'],
  input: ExtraMinutes,
  reply: Those,
  target: heldTest,
  run: async ({ tx, input: { studentIds, minutes }, target: { attempts } }) => {
    const named = new Set(studentIds);
    const open = attempts.filter(
      ({ studentId, state }) => named.has(studentId) && (state === 'released' || state === 'begun'),
    );
    refuseUnless(open.length === named.size, 'test.not-open');
    refuseUnless(
      open.every(({ extraMinutes }) => extraMinutes + minutes <= extraMinutesMax),
      'test.too-much-time',
    );
    await tx.$executeRaw`
      UPDATE test_attempts
         SET extra_minutes = extra_minutes + ${minutes}, deadline = deadline + ${minutes} * interval '1 minute'
       WHERE id = ANY(${open.map(({ id }) => id)}::uuid[])`;
    return { studentIds: open.map(({ studentId }) => studentId) };
  },
  after: ({ tx, input: { classId } }) => testChanges.tell(tx, {}, classId),
});
