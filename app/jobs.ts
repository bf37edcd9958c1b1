import { forgetExpired, forgetToldEvents } from '@/lib/access/jobs/forget-expired';
import { makePartitions } from '@/lib/access/jobs/make-partitions';
import type { Job } from '@/lib/platform/jobs/define-job';
import { forgetClientErrorsJob } from '@/lib/upkeep/jobs/forget-client-errors';

/** Everything the product does by itself, as the routes are everything it is asked for. */
export const jobs: readonly Job[] = [forgetClientErrorsJob, forgetExpired, forgetToldEvents, makePartitions];
