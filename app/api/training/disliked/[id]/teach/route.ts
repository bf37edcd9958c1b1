import { serve } from '@/lib/access/serve';
import { teachAnswer } from '@/lib/training/commands/teach-answer';
import { teachOp } from '@/lib/training/contract/disliked';

export const POST = serve(teachOp, teachAnswer);
