import { serve } from '@/lib/access/serve';
import { lessonPlanOp } from '@/lib/lesson-plans/contract/plans';
import { lessonPlan } from '@/lib/lesson-plans/queries/plans';

export const GET = serve(lessonPlanOp, lessonPlan);
