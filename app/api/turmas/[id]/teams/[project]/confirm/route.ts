import { serve } from '@/lib/access/serve';
import { confirmTeams } from '@/lib/teams/commands/confirm-teams';
import { confirmTeamsOp } from '@/lib/teams/contract';

export const POST = serve(confirmTeamsOp, confirmTeams);
