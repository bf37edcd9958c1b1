import { defineOpenCommand } from '@/lib/access/define-command';
import { databaseTime } from '@/lib/platform/db/database-time';
import { refuseUnless } from '../failures';
import { concludeAttempt as conclude } from '../parts/conclude-attempt';
import { keptAttempt } from '../parts/held-attempt';
import { attemptStanding } from '../queries/attempt-standing';
import { AttemptStanding, Conclude } from '../schemas/answers';

/** So near the end the pupil's device and the server mean the same. */
const nearMs = 5_000;

/**
 * The pupil ends the own test, or the device does at the deadline. What ended stays as it ended: a second click and a
 * second device get the same receipt. A device that knew of less time than there is goes on.
 */
export const concludeAttempt = defineOpenCommand({
  name: 'online-tests.conclude',
  input: Conclude,
  reply: AttemptStanding,
  target: ({ tx, input }) => keptAttempt(tx, input),
  run: async ({ tx, input: { seq, byTime }, target, now: readAt }) => {
    const { id, state, begunAt, deadline } = target;
    const now = await databaseTime(tx);
    if (state === 'concluded') return attemptStanding(target, now);
    refuseUnless(state === 'begun' && begunAt !== null && deadline !== null, 'test.not-open');
    if (byTime && now.getTime() < deadline.getTime() - nearMs) return attemptStanding(target, now);
    const given = Math.min(begunAt.getTime() + seq, now.getTime());
    const by = byTime || given >= deadline.getTime() ? 'time' : 'student';
    const at = by === 'time' ? deadline : new Date(given);
    await conclude(tx, { id, at, by, now: readAt });
    return attemptStanding(await tx.testAttempt.findUniqueOrThrow({ where: { id } }), now);
  },
});
