import { db } from '@/lib/platform/db/client';
import { saveTeams } from '@/lib/teams/commands/save-teams';
import { classToStart } from '@/tests/support/class-to-start';
import { signedIn } from '@/tests/support/world';
import type { Cell, Row } from './cell';

/** A running class of the owner's with two pupils and a project, perhaps with one team of both. */
async function classInTeams({ schoolId, owner }: Row, state: 'none' | 'draft' | 'confirmed') {
  const pupils = [await signedIn('aluno', schoolId), await signedIn('aluno', schoolId)];
  const { id, module } = await classToStart(schoolId, {
    facilitators: [owner],
    pupils,
    class: { startedAt: new Date() },
  });
  await db().modulePart.createMany({
    data: [{ moduleId: module.id, kind: 'project', number: 1, name: 'Um jogo' }],
    skipDuplicates: true,
  });
  const studentIds = pupils.map(({ actor }) => actor.id);
  if (state === 'none') return { id, studentIds };
  const draft = { classId: id, project: 1, revision: 0, dealt: null, teams: [studentIds] };
  await saveTeams(owner.actor, draft);
  const confirmedAt = state === 'confirmed' ? new Date() : null;
  const { teams } = await db().teamDefinition.update({
    where: { classId_project: { classId: id, project: 1 } },
    data: { confirmedAt },
    select: { teams: { select: { id: true } } },
  });
  return { id, studentIds, teamId: teams[0]?.id };
}

type Given = Awaited<ReturnType<typeof classInTeams>>;

/** Teams are the facilitators' of the class alone. */
function ofClass(path: string, state: 'none' | 'draft' | 'confirmed', body?: (given: Given) => object): Cell {
  return {
    owner: 'instrutor',
    rows: 'person',
    request: async (row) => {
      const given = await classInTeams(row, state);
      const params = { id: given.id, project: '1' };
      return { path: `/turmas/${given.id}/teams/1${path}`, params, ...(body && { body: body(given) }) };
    },
  };
}

export const teamCells: Record<string, Cell> = {
  'GET /turmas/{id}/teams/{project}': ofClass('', 'none'),
  'GET /turmas/{id}/teams/{project}/proposal': ofClass('/proposal?by=size&amount=2&seed=7', 'none'),
  'POST /turmas/{id}/teams/{project}': ofClass('', 'none', ({ studentIds }) => ({
    revision: 0,
    dealt: null,
    teams: [studentIds],
  })),
  'POST /turmas/{id}/teams/{project}/confirm': ofClass('/confirm', 'draft', () => ({ revision: 1 })),
  'POST /turmas/{id}/teams/{project}/reopen': ofClass('/reopen', 'confirmed', () => ({ revision: 1 })),
  'POST /turmas/{id}/teams/{project}/words': ofClass('/words', 'draft', ({ teamId, studentIds }) => ({
    revision: 1,
    teamId,
    name: 'Os laços',
    roles: [{ studentId: studentIds[0], role: 'testa' }],
  })),
};
