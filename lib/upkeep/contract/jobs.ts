import { operation } from '@/lib/platform/http/operation';
import type { retryJob } from '../commands/retry-job';
import type { failedJobList } from '../queries/failed-jobs';

export const listFailedJobsOp = operation<typeof failedJobList>({
  method: 'GET',
  path: '/jobs/failed',
  summary: 'Jobs that failed at their last attempt, and the length of every queue',
});

export const retryJobOp = operation<typeof retryJob>({
  method: 'POST',
  path: '/jobs/failed/{id}/retry',
  summary: 'Try a failed job again',
  params: { id: 'id' },
});
