import { operation } from '@/lib/platform/http/operation';
import { FailedJobPage, FailedJobRef, FailedJobSearch } from '../schemas/jobs';

export const listFailedJobsOp = operation({
  method: 'GET',
  path: '/jobs/failed',
  summary: 'Jobs that failed at their last attempt, and the length of every queue',
  input: FailedJobSearch,
  reply: FailedJobPage,
});

export const retryJobOp = operation({
  method: 'POST',
  path: '/jobs/failed/{id}/retry',
  summary: 'Try a failed job again',
  input: FailedJobRef,
  reply: FailedJobRef,
  params: { id: 'id' },
});
