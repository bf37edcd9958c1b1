import { serve } from '@/lib/access/serve';
import { askDoubt } from '@/lib/doubts/commands/ask-doubt';
import { askDoubtOp } from '@/lib/doubts/contract';

export const POST = serve(askDoubtOp, askDoubt);
