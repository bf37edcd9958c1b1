import { databaseTime } from '@/lib/platform/db/database-time';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { eachApart } from '@/lib/platform/jobs/each-apart';
import { NoInput } from '@/lib/platform/shapes';
import { endOver } from '../commands/end-over';
import { expireOver } from '../commands/expire-over';
import { graceSeconds } from '../rules/times';

/**
 * Time ends a test also where no device is left to say so. It waits until what was given in time has had its chance to be
 * heard; the deadline is the end all the same.
 */
export const concludeOver = defineJob({
  name: 'online-tests.conclude-over',
  schema: NoInput,
  schedule: '* * * * *',
  retries: 0,
  handle: async (_, { db, signal }) => {
    const now = await databaseTime(db);
    await expireOver(null, {});
    const over = await db.testAttempt.findMany({
      where: { state: 'begun', archivedAt: null, deadline: { lt: new Date(now.getTime() - graceSeconds * 1000) } },
      select: { id: true },
    });
    const ids = over.map(({ id }) => id);
    await eachApart(ids, { job: 'online-tests.conclude-over', signal, each: (id) => endOver(null, { id }) });
  },
});
