import { serve } from '@/lib/access/serve';
import { openAnswerKey } from '@/lib/online-tests/commands/open-answer-key';
import { openAnswerKeyOp } from '@/lib/online-tests/contract';

export const POST = serve(openAnswerKeyOp, openAnswerKey);
