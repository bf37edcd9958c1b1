import { serve } from '@/lib/access/serve';
import { beginDraft } from '@/lib/question-bank/commands/begin-draft';
import { beginTestDraftOp } from '@/lib/question-bank/contract';

export const POST = serve(beginTestDraftOp, beginDraft);
