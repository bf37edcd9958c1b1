import { serve } from '@/lib/access/serve';
import { closeAnswerKey } from '@/lib/online-tests/commands/close-answer-key';
import { closeAnswerKeyOp } from '@/lib/online-tests/contract';

export const POST = serve(closeAnswerKeyOp, closeAnswerKey);
