import { serve } from '@/lib/access/serve';
import { stopAnswering } from '@/lib/assistant/answering/stop';
import { stopAnswerOp } from '@/lib/assistant/contract/answers';

export const POST = serve(stopAnswerOp, stopAnswering);
