import { expect, it } from 'vitest';
import { GET } from '@/app/api/Alunos/portifolio/route';
import { db } from '@/lib/platform/db/client';
import { closeProject } from '@/lib/projects/commands/close-project';
import { gradeProject } from '@/lib/projects/commands/grade-project';
import { confirmTeams } from '@/lib/teams/commands/confirm-teams';
import { saveTeams } from '@/lib/teams/commands/save-teams';
import { closeUnit } from '@/lib/units/commands/close-unit';
import { warningCodes } from '@/lib/units/rules/unit-standing';
import { closedLessons, numbersOf } from '@/tests/support/closed-lessons';
import { runningClass } from '@/tests/support/running-class';
import { send } from '@/tests/support/send';
import { school, signedIn } from '@/tests/support/world';

it('tells a pupil’s closed projects and honors by module, to him and to who teaches him', async () => {
  const { id: schoolId } = await school();
  const pupils = [await signedIn('aluno', schoolId), await signedIn('aluno', schoolId)] as const;
  const [pupil, other] = pupils;
  const content = { units: 3, lessonsEach: 5 };
  const { id: classId, facilitator } = await runningClass(schoolId, { pupils, content });
  await db().pinnedModule.update({
    where: { classId },
    data: { projects: [{ number: 1, unit: 1, name: 'Bilheteria' }] },
  });
  const project = { classId, project: 1 };
  const teams = [pupils.map(({ actor }) => actor.id)];
  await saveTeams(facilitator.actor, { ...project, revision: 0, dealt: null, teams });
  await confirmTeams(facilitator.actor, { ...project, revision: 1 });
  await gradeProject(facilitator.actor, { ...project, grades: [{ studentId: pupil.actor.id, score: 85 }] });
  const of = async (bearer: string, id?: string) =>
    (await send(GET, { path: `/Alunos/portifolio${id ? `?id=${id}` : ''}`, bearer })).body;
  expect(await of(pupil.bearer)).toMatchObject({ modules: [{ classId, projects: [], honors: [] }] });
  await closeProject(facilitator.actor, project);
  await closedLessons({ classId, schoolId, studentIds: [pupil.actor.id], numbers: numbersOf(1) });
  await closeUnit(facilitator.actor, { classId, unit: 1, typed: 1, ticked: [...warningCodes], understood: true });
  const own = await of(pupil.bearer);
  expect(own).toMatchObject({
    modules: [
      {
        classId,
        projects: [{ number: 1, name: 'Bilheteria', score: 85 }],
        honors: [{ kind: 'certificate', number: 1 }],
      },
    ],
  });
  expect(await of(facilitator.bearer, pupil.actor.id)).toEqual(own);
  // Who was in a team and got no grade before it closed has 0 (8.12).
  expect(await of(other.bearer)).toMatchObject({ modules: [{ projects: [{ number: 1, score: 0 }] }] });
  expect(await of(other.bearer, pupil.actor.id)).toMatchObject({ code: 'MODEL_NOT_FOUND' });
});
