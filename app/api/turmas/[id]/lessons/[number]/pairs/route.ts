import { serve } from '@/lib/access/serve';
import { proposePairs } from '@/lib/pairs/commands/propose-pairs';
import { proposePairsOp } from '@/lib/pairs/contract';

export const POST = serve(proposePairsOp, proposePairs);
