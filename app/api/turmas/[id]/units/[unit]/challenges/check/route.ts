import { serve } from '@/lib/access/serve';
import { checkChallenges } from '@/lib/missions/commands/check-challenges';
import { checkChallengesOp } from '@/lib/missions/contract';

export const POST = serve(checkChallengesOp, checkChallenges);
