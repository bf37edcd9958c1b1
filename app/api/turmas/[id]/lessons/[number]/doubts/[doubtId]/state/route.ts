import { serve } from '@/lib/access/serve';
import { moveDoubt } from '@/lib/doubts/commands/move-doubt';
import { moveDoubtOp } from '@/lib/doubts/contract';

export const POST = serve(moveDoubtOp, moveDoubt);
