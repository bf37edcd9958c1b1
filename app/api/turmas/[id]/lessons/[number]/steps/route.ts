import { serve } from '@/lib/access/serve';
import { markStep } from '@/lib/lessons/commands/mark-step';
import { markStepOp } from '@/lib/lessons/contract';

export const POST = serve(markStepOp, markStep);
