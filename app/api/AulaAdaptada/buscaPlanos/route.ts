import { serve } from '@/lib/access/serve';
import { adaptedPlansOp } from '@/lib/lesson-plans/contract/plans';
import { adaptedPlans } from '@/lib/lesson-plans/queries/plans';

export const GET = serve(adaptedPlansOp, adaptedPlans);
