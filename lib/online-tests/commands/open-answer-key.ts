import { defineCommand } from '@/lib/access/define-command';
import { databaseTime } from '@/lib/platform/db/database-time';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { ownAttempt } from '../parts/own-attempt';
import { attemptResult } from '../queries/attempt-result';
import { openAgain } from '../queries/open-again';
import { keyStateOf } from '../rules/answer-key';
import { OwnResult } from '../schemas/results';
import { AttemptRef } from '../schemas/taking';

/**
 * The pupil's result, and what was right beside what was answered: the first time alone (§4). A page that broke off gets
 * the key again until a browser said that it was shown, or ten minutes went by. From its first byte on no answer counts;
 * while the test is open to the pupil again, it leaves no byte.
 */
export const openAnswerKey = defineCommand({
  name: 'online-tests.open-answer-key',
  may: abilities['test:take'],
  input: AttemptRef,
  reply: OwnResult,
  target: ownAttempt,
  run: async ({ tx, actor, target: attempt }) => {
    const now = await databaseTime(tx);
    const isOpen = await openAgain(tx, { studentId: actor.id, now });
    const keyState = keyStateOf({ ...attempt, isAgain: isOpen(attempt) }, now);
    refuseUnless(keyState !== 'none', 'test.key-not-due');
    const { id, keySentAt } = attempt;
    if (!keySentAt) await tx.testAttempt.update({ where: { id }, data: { keySentAt: now }, select: { id: true } });
    const { result, key } = await attemptResult(tx, id);
    return { ...result, keyState, key: keyState === 'due' ? key : null };
  },
});
