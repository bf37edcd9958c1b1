import { defineOpenCommand } from '@/lib/access/define-command';
import { plainRows } from '@/lib/platform/db/single-statement';
import { env } from '@/lib/platform/env/env';
import { fail as failOfPlatform } from '@/lib/platform/errors/failures';
import { refuseClosedUnit } from '@/lib/points/parts/refuse-closed-unit';
import { fail } from '../failures';
import { isAttemptKey } from '../parts/attempt-key';
import { gradeAttempt } from '../parts/grade-attempt';
import { keptAttempt } from '../parts/held-attempt';
import { GivenAnswers, HeardAnswers } from '../schemas/answers';
import { type HeardRow, saveAnswersStatement } from '../statements/save-answers';

function heard(rows: readonly HeardRow[]) {
  const [first] = rows as [HeardRow];
  return {
    now: first.now.getTime(),
    deadline: first.deadline?.getTime() ?? 0,
    extraMinutes: first.extraMinutes,
    answers: rows.map(({ questionId, seq, verdict: state }) => ({ questionId, seq, state })),
  };
}

/**
 * What a device gives, by the attempt's own key: one statement while the test is under way. Of an attempt that has ended
 * it goes the long way, since the grade follows from it.
 */
export const saveAnswers = defineOpenCommand({
  name: 'online-tests.save-answers',
  ownRecord: true,
  input: GivenAnswers,
  reply: HeardAnswers,
  inOneStatement: async ({ input: { attemptId, key, answers } }) => {
    if (!isAttemptKey(env().AUTH_SECRET, attemptId, key)) return failOfPlatform('MODEL_NOT_FOUND');
    const rows = await plainRows<HeardRow>(saveAnswersStatement(attemptId, answers, 'begun'));
    return rows.length > 0 ? heard(rows) : undefined;
  },
  target: ({ tx, input }) => keptAttempt(tx, input),
  run: async ({ tx, input: { attemptId, answers }, target: attempt, now }) => {
    if (attempt.state === 'begun') {
      return heard(await tx.$queryRaw<HeardRow[]>(saveAnswersStatement(attemptId, answers, 'begun')));
    }
    if (attempt.state !== 'concluded') return fail('test.not-open');
    const { classId, unit, studentId } = attempt;
    await refuseClosedUnit(tx, { classId, unit, studentIds: [studentId] });
    const rows = await tx.$queryRaw<HeardRow[]>(saveAnswersStatement(attemptId, answers, 'concluded'));
    if (rows.some(({ verdict }) => verdict === 'saved' || verdict === 'older')) await gradeAttempt(tx, attemptId, now);
    return heard(rows);
  },
});
