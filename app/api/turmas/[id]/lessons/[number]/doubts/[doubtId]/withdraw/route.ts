import { serve } from '@/lib/access/serve';
import { withdrawDoubt } from '@/lib/doubts/commands/withdraw-doubt';
import { withdrawDoubtOp } from '@/lib/doubts/contract';

export const POST = serve(withdrawDoubtOp, withdrawDoubt);
