import { serve } from '@/lib/access/serve';
import { reopenTeams } from '@/lib/teams/commands/reopen-teams';
import { reopenTeamsOp } from '@/lib/teams/contract';

export const POST = serve(reopenTeamsOp, reopenTeams);
