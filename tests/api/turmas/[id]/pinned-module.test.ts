import { expect, it } from 'vitest';
import { startClass } from '@/lib/class-life/commands/start-class';
import { db } from '@/lib/platform/db/client';
import { confirmTeams } from '@/lib/teams/commands/confirm-teams';
import { saveTeams } from '@/lib/teams/commands/save-teams';
import { classProjects } from '@/lib/teams/queries/class-projects';
import { ownTeams } from '@/lib/teams/queries/own-teams';
import { proposedTeams } from '@/lib/teams/queries/proposed-teams';
import { teamBoard } from '@/lib/teams/queries/team-board';
import { classToStart } from '@/tests/support/class-to-start';
import { school, signedIn } from '@/tests/support/world';

it('pins what its module has when a class begins, so that a later edit changes nothing', async () => {
  const { id: schoolId } = await school();
  const facilitator = await signedIn('instrutor', schoolId);
  const given = await classToStart(schoolId, { facilitators: [facilitator] });
  const parts = { moduleId: given.module.id };
  await db().modulePart.updateMany({
    where: { ...parts, kind: 'mission' },
    data: { challenges: ['Sair', 'Voltar'], optionalChallenges: ['Sem luz'] },
  });
  await db().modulePart.create({ data: { ...parts, kind: 'project', number: 4, name: 'Feira' } });
  await startClass(facilitator.actor, { classId: given.id });
  await db().modulePart.updateMany({ where: parts, data: { challenges: [], unit: 1 } });
  expect(await db().pinnedModule.findUnique({ where: { classId: given.id } })).toMatchObject({
    schemeVersion: 1,
    family: 'teens',
    mmCode: false,
    missions: [
      {
        unit: 1,
        challenges: [
          { key: 'm1', name: 'Sair', mandatory: true },
          { key: 'm2', name: 'Voltar', mandatory: true },
          { key: 'o1', name: 'Sem luz', mandatory: false },
        ],
      },
    ],
    tests: [{ unit: 1 }],
    projects: [
      { number: 1, unit: 1 },
      { number: 4, unit: 3 },
    ],
  });
});

it('makes teams for the projects that the class pinned: one that its module lost since is still paid, a newer one is not there', async () => {
  const { id: schoolId } = await school();
  const [facilitator, pupil] = [await signedIn('instrutor', schoolId), await signedIn('aluno', schoolId)];
  const given = await classToStart(schoolId, { facilitators: [facilitator], pupils: [pupil] });
  await startClass(facilitator.actor, { classId: given.id });
  const parts = { moduleId: given.module.id, kind: 'project' as const };
  const { name } = await db().modulePart.findFirstOrThrow({ where: { ...parts, number: 1 } });
  await db().modulePart.updateMany({ where: { ...parts, number: 1 }, data: { number: 4, name: 'Outro' } });
  const place = { classId: given.id, project: 1 };
  const teams = [[pupil.actor.id]];
  await saveTeams(facilitator.actor, { ...place, revision: 0, dealt: null, teams });
  await confirmTeams(facilitator.actor, { ...place, revision: 1 });
  expect(await teamBoard(facilitator.actor, place)).toMatchObject({ projectName: name });
  const { projects } = await classProjects(facilitator.actor, { classId: given.id });
  expect(projects).toMatchObject([{ project: 1, name, state: 'confirmed' }]);
  expect(await ownTeams(pupil.actor, {})).toMatchObject([{ project: 1, projectName: name }]);
  const dealt = { ...place, by: 'number' as const, amount: 1, seed: 1 };
  expect((await proposedTeams(facilitator.actor, dealt)).teams).toEqual(teams);
  const newer = { ...place, project: 4, revision: 0, dealt: null, teams };
  await expect(saveTeams(facilitator.actor, newer)).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });
});
