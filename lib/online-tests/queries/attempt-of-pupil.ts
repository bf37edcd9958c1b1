import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { abilities } from '../abilities';
import { attemptReach } from '../reach';
import { OfAttempt } from '../schemas/managing';
import { AttemptResult } from '../schemas/results';
import { attemptResult } from './attempt-result';

/** A pupil's ended attempt with the key, to who teaches the class: always, and of the earlier ones too. */
export const attemptOfPupil = defineQuery({
  name: 'online-tests.attempt-of-pupil',
  may: abilities['test:watch'],
  input: OfAttempt,
  reply: AttemptResult,
  hiddenWhileSeeing: true,
  run: async ({ db, actor, input: { classId, unit, attemptId } }) => {
    const found = await db.testAttempt.findFirst({
      where: within(attemptReach, actor, { id: attemptId, classId, unit, state: 'concluded' }),
      select: { id: true },
    });
    if (!found) return null;
    const { ofPupil, result, key } = await attemptResult(db, attemptId);
    return { ...ofPupil, ...result, key };
  },
});
