import { serve } from '@/lib/access/serve';
import { publishPlan } from '@/lib/lesson-plans/commands/publish-plan';
import { publishPlanOp } from '@/lib/lesson-plans/contract/drafts';

export const POST = serve(publishPlanOp, publishPlan);
