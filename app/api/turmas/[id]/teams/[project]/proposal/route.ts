import { serve } from '@/lib/access/serve';
import { proposeTeamsOp } from '@/lib/teams/contract';
import { proposedTeams } from '@/lib/teams/queries/proposed-teams';

export const GET = serve(proposeTeamsOp, proposedTeams);
