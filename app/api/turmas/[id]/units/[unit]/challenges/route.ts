import { serve } from '@/lib/access/serve';
import { tickChallenge } from '@/lib/missions/commands/tick-challenge';
import { tickChallengeOp } from '@/lib/missions/contract';

export const POST = serve(tickChallengeOp, tickChallenge);
