import { serve } from '@/lib/access/serve';
import { markStep } from '@/lib/self-study/commands/mark-step';
import { markStepOp } from '@/lib/self-study/contract';

export const POST = serve(markStepOp, markStep);
