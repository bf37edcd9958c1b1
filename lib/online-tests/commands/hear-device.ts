import { defineOpenCommand } from '@/lib/access/define-command';
import { databaseTime } from '@/lib/platform/db/database-time';
import { keptAttempt } from '../parts/held-attempt';
import { attemptStanding } from '../queries/attempt-standing';
import { AttemptStanding, DeviceNews } from '../schemas/answers';

/** A device says that it is there, where the pupil is and how often its page was left, and hears how the attempt stands. */
export const hearDevice = defineOpenCommand({
  name: 'online-tests.hear-device',
  ownRecord: true,
  input: DeviceNews,
  reply: AttemptStanding,
  target: ({ tx, input }) => keptAttempt(tx, input),
  run: async ({ tx, input: { position = null, waiting, leaves, awaySeconds }, target }) => {
    const now = await databaseTime(tx);
    if (target.state !== 'begun') return attemptStanding(target, now);
    const data = {
      heardAt: now,
      position,
      waiting,
      leaves: Math.max(target.leaves, leaves),
      awaySeconds: Math.max(target.awaySeconds, awaySeconds),
    };
    return attemptStanding(await tx.testAttempt.update({ where: { id: target.id }, data }), now);
  },
});
