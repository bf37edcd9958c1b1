import { serve } from '@/lib/access/serve';
import { takeQuestionBack } from '@/lib/assistant/commands/take-question-back';
import { takeBackOp } from '@/lib/assistant/contract/conversations';

export const POST = serve(takeBackOp, takeQuestionBack);
