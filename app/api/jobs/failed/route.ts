import { serve } from '@/lib/access/serve';
import { listFailedJobsOp } from '@/lib/upkeep/contract/jobs';
import { failedJobList } from '@/lib/upkeep/queries/failed-jobs';

export const GET = serve(listFailedJobsOp, failedJobList);
