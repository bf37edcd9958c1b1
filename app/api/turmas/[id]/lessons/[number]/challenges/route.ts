import { serve } from '@/lib/access/serve';
import { valueChallenges } from '@/lib/self-assessments/commands/value-challenges';
import { valueChallengesOp } from '@/lib/self-assessments/contract';

export const POST = serve(valueChallengesOp, valueChallenges);
