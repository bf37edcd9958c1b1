import { defineCommand } from '@/lib/access/define-command';
import { lockFailedJob } from '@/lib/platform/jobs/failed-jobs';
import { sendAgain } from '@/lib/platform/jobs/send';
import { RowRef } from '@/lib/platform/shapes';
import { abilities } from '../abilities';

/** Two administrators at once: the second finds no failed job any more. */
export const retryJob = defineCommand({
  name: 'upkeep.retry-job',
  may: abilities['job:retry'],
  input: RowRef,
  reply: RowRef,
  target: ({ tx, input: { id } }) => lockFailedJob(tx, id),
  run: async ({ tx, target: { id, name } }) => {
    await sendAgain(tx, name, id);
    return { id };
  },
});
