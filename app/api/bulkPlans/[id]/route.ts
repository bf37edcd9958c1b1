import { serve } from '@/lib/access/serve';
import { readBulkPlanOp } from '@/lib/bulk/contract';
import { bulkPlan } from '@/lib/bulk/queries';

export const GET = serve(readBulkPlanOp, bulkPlan);
