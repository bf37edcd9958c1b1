import { serve } from '@/lib/access/serve';
import { answerQuestion } from '@/lib/assistant/answering/answer-question';
import { promptOp } from '@/lib/assistant/contract/answers';

export const POST = serve(promptOp, answerQuestion);
