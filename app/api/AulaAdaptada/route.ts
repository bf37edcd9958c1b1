import { serve } from '@/lib/access/serve';
import { adaptPlan } from '@/lib/lesson-plans/commands/adapt-plan';
import { deleteAdaptedPlan } from '@/lib/lesson-plans/commands/delete-adapted-plan';
import { updateAdaptedPlan } from '@/lib/lesson-plans/commands/update-adapted-plan';
import { adaptPlanOp, deleteAdaptedPlanOp, updateAdaptedPlanOp } from '@/lib/lesson-plans/contract/plans';

export const PUT = serve(adaptPlanOp, adaptPlan);
export const POST = serve(updateAdaptedPlanOp, updateAdaptedPlan);
export const DELETE = serve(deleteAdaptedPlanOp, deleteAdaptedPlan);
