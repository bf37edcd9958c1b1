import { serve } from '@/lib/access/serve';
import { gradePractice } from '@/lib/grades/commands/grade-practice';
import { gradePracticeOp } from '@/lib/grades/contract';

export const POST = serve(gradePracticeOp, gradePractice);
