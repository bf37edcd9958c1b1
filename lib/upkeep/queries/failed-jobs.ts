import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { paged } from '@/lib/platform/db/paged';
import { failedJobs, queueLengths } from '@/lib/platform/jobs/failed-jobs';
import { PageNumber, pageOf } from '@/lib/platform/shapes';
import { abilities } from '../abilities';

const QueueLength = z.object({ name: z.string(), waiting: z.int(), working: z.int(), failed: z.int() });

const FailedJobCard = z.object({
  id: z.string(),
  name: z.string(),
  failedAt: z.string(),
  attempts: z.int(),
  reason: z.string(),
});

const failedJobsPerPage = 25;

export const failedJobList = defineQuery({
  name: 'upkeep.failed-jobs',
  may: abilities['job:read'],
  input: z.object({ page: PageNumber }),
  reply: z.extend(pageOf(FailedJobCard), { queues: z.array(QueueLength) }),
  run: async ({ input: { page } }) => {
    const queues = await queueLengths();
    const found = await paged(
      { page, pageSize: failedJobsPerPage },
      failedJobs,
      async () => queues.reduce((sum, { failed }) => sum + failed, 0),
      ({ failedAt, ...row }) => ({ ...row, failedAt: failedAt.toISOString() }),
    );
    return { ...found, queues };
  },
});
