import { defineCommand } from '@/lib/access/define-command';
import { refuseClosedUnit } from '@/lib/points/parts/refuse-closed-unit';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { testChanges } from '../live';
import { heldTest } from '../parts/acting-on';
import { storeStandingGrade } from '../parts/grade-attempt';
import { OfPupil, Those } from '../schemas/managing';

/** As if the pupil had never been given the test: what was is kept, out of everything that counts. */
export const resetTest = defineCommand({
  name: 'online-tests.reset',
  may: abilities['test:release'],
  input: OfPupil,
  reply: Those,
  target: heldTest,
  run: async ({ tx, actor, input: { studentId }, target }) => {
    const { classId, schoolId, unit, at, attempts } = target;
    const own = attempts.filter((attempt) => attempt.studentId === studentId).map(({ id }) => id);
    refuseUnless(own.length > 0, 'test.not-taken');
    await refuseClosedUnit(tx, { classId, unit, studentIds: [studentId] });
    await tx.testAttempt.updateMany({
      where: { id: { in: own } },
      data: { archivedAt: at, archivedById: actor.id },
    });
    await storeStandingGrade(tx, { classId, schoolId, unit, studentId });
    return { studentIds: [studentId] };
  },
  after: ({ tx, input: { classId } }) => testChanges.tell(tx, {}, classId),
});
