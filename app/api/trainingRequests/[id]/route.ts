import { serve } from '@/lib/access/serve';
import { answerTraining } from '@/lib/preliminary-training/commands/answer-training';
import { answerTrainingOp } from '@/lib/preliminary-training/contract';

export const POST = serve(answerTrainingOp, answerTraining);
