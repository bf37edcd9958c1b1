import { serve } from '@/lib/access/serve';
import { retryJob } from '@/lib/upkeep/commands/retry-job';
import { retryJobOp } from '@/lib/upkeep/contract/jobs';

export const POST = serve(retryJobOp, retryJob);
