import { serve } from '@/lib/access/serve';
import { takeBackAndStop } from '@/lib/assistant/answering/take-back';
import { takeBackOp } from '@/lib/assistant/contract/conversations';

export const POST = serve(takeBackOp, takeBackAndStop);
