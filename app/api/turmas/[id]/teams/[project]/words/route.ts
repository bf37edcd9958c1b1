import { serve } from '@/lib/access/serve';
import { describeTeam } from '@/lib/teams/commands/describe-team';
import { describeTeamOp } from '@/lib/teams/contract';

export const POST = serve(describeTeamOp, describeTeam);
