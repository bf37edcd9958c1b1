import { defineQuery } from '@/lib/access/define-query';
import { failedJobs, queueLengths } from '@/lib/platform/jobs/failed-jobs';
import { abilities } from '../abilities';
import { FailedJobPage, FailedJobSearch, failedJobsPerPage } from '../schemas/jobs';

export const failedJobList = defineQuery({
  name: 'upkeep.failed-jobs',
  may: abilities['job:read'],
  input: FailedJobSearch,
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
