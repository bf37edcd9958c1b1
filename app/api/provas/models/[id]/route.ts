import { serve } from '@/lib/access/serve';
import { deleteModel } from '@/lib/question-bank/commands/delete-model';
import { updateModel } from '@/lib/question-bank/commands/update-model';
import { deleteTestModelOp, readTestModelOp, updateTestModelOp } from '@/lib/question-bank/contract';
import { modelById } from '@/lib/question-bank/queries/models';

export const GET = serve(readTestModelOp, modelById);
export const POST = serve(updateTestModelOp, updateModel);
export const DELETE = serve(deleteTestModelOp, deleteModel);
