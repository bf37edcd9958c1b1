import { serve } from '@/lib/access/serve';
import { swapPairs } from '@/lib/pairs/commands/swap-pairs';
import { swapPairsOp } from '@/lib/pairs/contract';

export const POST = serve(swapPairsOp, swapPairs);
