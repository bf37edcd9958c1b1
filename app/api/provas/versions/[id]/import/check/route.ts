import { serve } from '@/lib/access/serve';
import { checkQuestionsOp } from '@/lib/question-bank/contract';
import { questionsCheck } from '@/lib/question-bank/queries/check-questions';

export const POST = serve(checkQuestionsOp, questionsCheck);
