import { serve } from '@/lib/access/serve';
import { followAnswer } from '@/lib/assistant/answering/follow-answer';
import { followAnswerOp } from '@/lib/assistant/contract/answers';

export const GET = serve(followAnswerOp, followAnswer);
