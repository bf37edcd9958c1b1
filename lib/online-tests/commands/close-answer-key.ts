import { defineCommand } from '@/lib/access/define-command';
import { databaseTime } from '@/lib/platform/db/database-time';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { ownAttempt } from '../parts/own-attempt';
import { AttemptRef } from '../schemas/taking';

/** The browser says that the key was shown: it is never sent to the pupil again. */
export const closeAnswerKey = defineCommand({
  name: 'online-tests.close-answer-key',
  may: abilities['test:take'],
  input: AttemptRef,
  reply: Count,
  target: ownAttempt,
  run: async ({ tx, target: { id, keySentAt, keyShownAt } }) => {
    refuseUnless(keySentAt !== null, 'test.key-not-due');
    if (keyShownAt) return { count: 0 };
    await tx.testAttempt.update({
      where: { id },
      data: { keyShownAt: await databaseTime(tx) },
      select: { id: true },
    });
    return { count: 1 };
  },
});
