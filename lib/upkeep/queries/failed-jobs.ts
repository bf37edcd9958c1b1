import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { failedJobs, queueLengths } from '@/lib/platform/jobs/failed-jobs';
import { PageNumber } from '@/lib/platform/shapes';
import { abilities } from '../abilities';

const QueueLength = z.object({ name: z.string(), waiting: z.int(), working: z.int(), failed: z.int() });

const FailedJobCard = z.object({
  id: z.string(),
  name: z.string(),
  failedAt: z.string(),
  attempts: z.int(),
  reason: z.string(),
});

const FailedJobPage = z.object({
  items: z.array(FailedJobCard),
  queues: z.array(QueueLength),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
});

const failedJobsPerPage = 25;

export const failedJobList = defineQuery({
  name: 'upkeep.failed-jobs',
  may: abilities['job:read'],
  input: z.object({ page: PageNumber }),
  reply: FailedJobPage,
  run: async ({ input: { page } }) => {
    const [rows, queues] = await Promise.all([
      failedJobs({ skip: (page - 1) * failedJobsPerPage, take: failedJobsPerPage }),
      queueLengths(),
    ]);
    return {
      items: rows.map(({ failedAt, ...row }) => ({ ...row, failedAt: failedAt.toISOString() })),
      queues,
      total: queues.reduce((sum, { failed }) => sum + failed, 0),
      page,
      pageSize: failedJobsPerPage,
    };
  },
});
