import { serve } from '@/lib/access/serve';
import { saveTeams } from '@/lib/teams/commands/save-teams';
import { readTeamsOp, saveTeamsOp } from '@/lib/teams/contract';
import { teamBoard } from '@/lib/teams/queries/team-board';

export const GET = serve(readTeamsOp, teamBoard);
export const POST = serve(saveTeamsOp, saveTeams);
