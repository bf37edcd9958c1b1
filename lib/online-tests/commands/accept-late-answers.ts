import { defineCommand } from '@/lib/access/define-command';
import { refuseClosedUnit } from '@/lib/points/parts/refuse-closed-unit';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { heldTest } from '../parts/acting-on';
import { gradeAttempt } from '../parts/grade-attempt';
import { OfAttempt, Those } from '../schemas/managing';
import { standsOver } from '../statements/stands-over';

/** What was given in time and heard too late counts from now on: the later of two still stands. */
export const acceptLateAnswers = defineCommand({
  name: 'online-tests.accept-late',
  may: abilities['test:release'],
  input: OfAttempt,
  reply: Those,
  target: heldTest,
  run: async ({ tx, actor, input: { attemptId }, target: { classId, unit, attempts, at }, now }) => {
    const attempt = attempts.find(({ id, state }) => id === attemptId && state === 'concluded');
    refuseUnless(attempt !== undefined, 'test.not-taken');
    const { studentId } = attempt;
    await refuseClosedUnit(tx, { classId, unit, studentIds: [studentId] });
    await tx.$executeRaw`
      INSERT INTO test_answers AS t (attempt_id, question_id, seq, value, received_at)
      SELECT attempt_id, question_id, seq, value, received_at
        FROM late_answers WHERE attempt_id = ${attemptId}::uuid AND accepted_at IS NULL
          ON CONFLICT (attempt_id, question_id) DO UPDATE
         SET seq = EXCLUDED.seq, value = EXCLUDED.value, received_at = EXCLUDED.received_at,
             score = NULL, scored_at = NULL, scored_by_id = NULL
       WHERE ${standsOver('t')}`;
    const data = { acceptedAt: at, acceptedById: actor.id };
    await tx.lateAnswer.updateMany({ where: { attemptId, acceptedAt: null }, data });
    await gradeAttempt(tx, attemptId, now);
    return { studentIds: [studentId] };
  },
});
