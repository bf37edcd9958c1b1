import { serve } from '@/lib/access/serve';
import { createModel } from '@/lib/question-bank/commands/create-model';
import { createTestModelOp, listTestModelsOp } from '@/lib/question-bank/contract';
import { modelList } from '@/lib/question-bank/queries/models';

export const GET = serve(listTestModelsOp, modelList);
export const PUT = serve(createTestModelOp, createModel);
