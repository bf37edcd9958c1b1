import { defineOpenCommand } from '@/lib/access/define-command';
import { databaseTime } from '@/lib/platform/db/database-time';
import { endAsAsked } from '../parts/end-as-asked';
import { keptAttempt } from '../parts/held-attempt';
import { attemptStanding } from '../queries/attempt-standing';
import { AttemptStanding, Conclude } from '../schemas/answers';

/**
 * The pupil ends the own test, or the device does at the deadline. What ended stays as it ended: a second click and a
 * second device get the same receipt. A device that knew of less time than there is goes on.
 */
export const concludeAttempt = defineOpenCommand({
  name: 'online-tests.conclude',
  input: Conclude,
  reply: AttemptStanding,
  target: ({ tx, input }) => keptAttempt(tx, input),
  run: async ({ tx, input, target, now }) => {
    await endAsAsked(tx, target, { ...input, now });
    return attemptStanding(
      await tx.testAttempt.findUniqueOrThrow({ where: { id: target.id } }),
      await databaseTime(tx),
    );
  },
});
