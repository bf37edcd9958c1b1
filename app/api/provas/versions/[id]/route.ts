import { serve } from '@/lib/access/serve';
import { saveDraft } from '@/lib/question-bank/commands/save-draft';
import { readTestVersionOp, saveTestDraftOp } from '@/lib/question-bank/contract';
import { versionById } from '@/lib/question-bank/queries/models';

export const GET = serve(readTestVersionOp, versionById);
export const POST = serve(saveTestDraftOp, saveDraft);
