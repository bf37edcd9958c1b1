import { operation } from '@/lib/platform/http/operation';
import type { confirmTeams } from './commands/confirm-teams';
import type { describeTeam } from './commands/describe-team';
import type { reopenTeams } from './commands/reopen-teams';
import type { saveTeams } from './commands/save-teams';
import type { proposedTeams } from './queries/proposed-teams';
import type { teamBoard } from './queries/team-board';

const path = '/turmas/{id}/teams/{project}';
const params = { id: 'classId', project: 'project' };

export const readTeamsOp = operation<typeof teamBoard>({
  method: 'GET',
  path,
  params,
  summary: 'The teams of a class for one project of its module, confirmed or not yet',
});

export const proposeTeamsOp = operation<typeof proposedTeams>({
  method: 'GET',
  path: `${path}/proposal`,
  params,
  summary: 'Teams as this seed deals them, with as few repeated pairs as can be; nothing is stored',
});

export const saveTeamsOp = operation<typeof saveTeams>({
  method: 'POST',
  path,
  params,
  summary: 'Keep teams that are not confirmed yet',
});

export const confirmTeamsOp = operation<typeof confirmTeams>({
  method: 'POST',
  path: `${path}/confirm`,
  params,
  summary: 'Confirm teams in which every student has a place',
});

export const reopenTeamsOp = operation<typeof reopenTeams>({
  method: 'POST',
  path: `${path}/reopen`,
  params,
  summary: "Change confirmed teams again, until the project's evaluation begins",
});

export const describeTeamOp = operation<typeof describeTeam>({
  method: 'POST',
  path: `${path}/words`,
  params,
  summary: "A team's name, and what each of it does",
});
