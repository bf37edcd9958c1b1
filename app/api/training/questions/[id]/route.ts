import { serve } from '@/lib/access/serve';
import { deleteQuestion } from '@/lib/training/commands/delete-question';
import { updateQuestion } from '@/lib/training/commands/update-question';
import { deleteQuestionOp, readQuestionOp, updateQuestionOp } from '@/lib/training/contract/evaluation';
import { questionById } from '@/lib/training/queries/questions';

export const GET = serve(readQuestionOp, questionById);
export const POST = serve(updateQuestionOp, updateQuestion);
export const DELETE = serve(deleteQuestionOp, deleteQuestion);
