import { defineCommand } from '@/lib/access/define-command';
import { lockFailedJob } from '@/lib/platform/jobs/failed-jobs';
import { sendAgain } from '@/lib/platform/jobs/send';
import { abilities } from '../abilities';
import { FailedJobRef } from '../schemas/jobs';

/** Two administrators at once: the second finds no failed job any more. */
export const retryJob = defineCommand({
  name: 'upkeep.retry-job',
  may: abilities['job:retry'],
  input: FailedJobRef,
  reply: FailedJobRef,
  target: ({ tx, input: { id } }) => lockFailedJob(tx, id),
  run: async ({ tx, target: { id, name } }) => {
    await sendAgain(tx, name, id);
    return { id };
  },
});
