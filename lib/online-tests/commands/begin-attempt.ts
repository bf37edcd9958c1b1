import { defineCommand } from '@/lib/access/define-command';
import type { Tx } from '@/lib/platform/db/client';
import { databaseTime } from '@/lib/platform/db/database-time';
import { env } from '@/lib/platform/env/env';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { attemptKey } from '../parts/attempt-key';
import { ownAttempt } from '../parts/own-attempt';
import { askedQuestions } from '../queries/asked-questions';
import type { AnswerValue } from '../schemas/answers';
import { AttemptRef, BegunAttempt } from '../schemas/taking';

/**
 * The pupil begins, or comes back from wherever: the clock starts once, and every device gets the same questions in the
 * same order, what is stored of the answers, and the key that saves more of them.
 */
export const beginAttempt = defineCommand({
  name: 'online-tests.begin',
  may: abilities['test:take'],
  input: AttemptRef,
  reply: BegunAttempt,
  target: ownAttempt,
  run: async ({ tx, target: { id, release, seed, unit, extraMinutes, ...attempt } }) => {
    const now = await databaseTime(tx);
    refuseUnless(attempt.state !== 'concluded', 'test.concluded');
    const isOver = attempt.state === 'expired' || (attempt.state === 'released' && release.beginUntil < now);
    refuseUnless(!isOver, 'test.begin-over');
    refuseUnless(attempt.state === 'begun' || release.class.status === 'initiated', 'test.not-open');
    const { begunAt, deadline } = await begun(tx, {
      id,
      ...attempt,
      minutes: release.limitMinutes + extraMinutes,
      now,
    });
    const answers = await tx.testAnswer.findMany({
      where: { attemptId: id },
      select: { questionId: true, seq: true, value: true },
    });
    return {
      attemptId: id,
      key: attemptKey(env().AUTH_SECRET, id),
      now: now.getTime(),
      begunAt: begunAt.getTime(),
      deadline: deadline.getTime(),
      limitMinutes: release.limitMinutes,
      extraMinutes,
      unit,
      name: release.version.model.name,
      practice: release.version.practice,
      questions: await askedQuestions(tx, release.versionId, seed),
      answers: answers.map(({ value, ...answer }) => ({ ...answer, value: value as AnswerValue })),
    };
  },
});

type Beginning = { id: string; begunAt: Date | null; deadline: Date | null; minutes: number; now: Date };

async function begun(tx: Tx, { id, begunAt, deadline, minutes, now }: Beginning) {
  if (begunAt && deadline) return { begunAt, deadline };
  const times = { begunAt: now, deadline: new Date(now.getTime() + minutes * 60_000) };
  await tx.testAttempt.update({
    where: { id },
    data: { state: 'begun', ...times, heardAt: now },
    select: { id: true },
  });
  return times;
}
