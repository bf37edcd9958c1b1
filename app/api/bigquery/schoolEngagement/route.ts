import { serve } from '@/lib/access/serve';
import { schoolEngagementOp } from '@/lib/analytics/contract';
import { engagement } from '@/lib/analytics/queries/engagement';

export const GET = serve(schoolEngagementOp, engagement);
