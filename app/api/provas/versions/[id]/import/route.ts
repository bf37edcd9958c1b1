import { serve } from '@/lib/access/serve';
import { importQuestions } from '@/lib/question-bank/commands/import-questions';
import { importQuestionsOp } from '@/lib/question-bank/contract';

export const POST = serve(importQuestionsOp, importQuestions);
