import { serve } from '@/lib/access/serve';
import { createQuestion } from '@/lib/training/commands/create-question';
import { createQuestionOp, listQuestionsOp } from '@/lib/training/contract/evaluation';
import { questionList } from '@/lib/training/queries/questions';

export const GET = serve(listQuestionsOp, questionList);
export const PUT = serve(createQuestionOp, createQuestion);
