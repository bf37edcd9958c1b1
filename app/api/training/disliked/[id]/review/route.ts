import { serve } from '@/lib/access/serve';
import { reviewAnswer } from '@/lib/assistant/commands/review-answer';
import { reviewAnswerOp } from '@/lib/training/contract/disliked';

export const POST = serve(reviewAnswerOp, reviewAnswer);
