import * as z from 'zod/mini';
import { PageNumber } from '@/lib/platform/shapes';

export const failedJobsPerPage = 25;

export const FailedJobSearch = z.object({
  page: PageNumber,
});

export const FailedJobRef = z.object({ id: z.uuid() });

const FailedJobCard = z.object({
  id: z.string(),
  name: z.string(),
  failedAt: z.string(),
  attempts: z.int(),
  reason: z.string(),
});

const QueueLength = z.object({ name: z.string(), waiting: z.int(), working: z.int(), failed: z.int() });

export const FailedJobPage = z.object({
  items: z.array(FailedJobCard),
  queues: z.array(QueueLength),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
});
