import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { closeProject } from '@/lib/projects/commands/close-project';
import { gradeProject } from '@/lib/projects/commands/grade-project';
import { heldProject } from '@/lib/projects/parts/held-project';
import { confirmTeams } from '@/lib/teams/commands/confirm-teams';
import { reopenTeams } from '@/lib/teams/commands/reopen-teams';
import { saveTeams } from '@/lib/teams/commands/save-teams';
import { beginEvaluation } from '@/lib/teams/parts/begin-evaluation';
import { somebodyWaits } from '@/tests/support/lock-waits';
import { runningClass } from '@/tests/support/running-class';
import { school, signedIn } from '@/tests/support/world';

it('teams are not opened again beside a first grade that is being stored', async () => {
  const { id: schoolId } = await school();
  const pupils = [await signedIn('aluno', schoolId), await signedIn('aluno', schoolId)];
  const { id: classId, facilitator } = await runningClass(schoolId, { pupils });
  const place = { classId, project: 1 };
  const teams = [pupils.map(({ actor }) => actor.id)];
  await saveTeams(facilitator.actor, { ...place, revision: 0, dealt: null, teams });
  await confirmTeams(facilitator.actor, { ...place, revision: 1 });
  const { reopening } = await db().$transaction(async (tx) => {
    await heldProject({ tx, actor: facilitator.actor, input: place });
    await beginEvaluation(tx, { ...place, now: new Date() });
    const answer = reopenTeams(facilitator.actor, { ...place, revision: 2 }).catch((error: unknown) => error);
    await somebodyWaits();
    return { reopening: answer };
  });
  expect(await reopening).toMatchObject({ code: 'teams.evaluation-begun' });
});

it('a grade that was typed before a colleague closed the project counts when it comes, and one typed afterwards does not', async () => {
  const { id: schoolId } = await school();
  const pupil = await signedIn('aluno', schoolId);
  const { id: classId, facilitator } = await runningClass(schoolId, { pupils: [pupil] });
  await db().schoolClass.update({ where: { id: classId }, data: { startedAt: new Date(Date.now() - 3_600_000) } });
  const place = { classId, project: 1 };
  const studentId = pupil.actor.id;
  await saveTeams(facilitator.actor, { ...place, revision: 0, dealt: null, teams: [[studentId]] });
  await confirmTeams(facilitator.actor, { ...place, revision: 1 });
  const typed = new Date(Date.now() - 60_000).toISOString();
  await closeProject(facilitator.actor, place);
  const graded = (at: string, score: number) =>
    gradeProject(facilitator.actor, { ...place, at, grades: [{ studentId, score, tookPart: true }] });
  await expect(graded(new Date().toISOString(), 20)).rejects.toMatchObject({ code: 'project.closed' });
  expect(await graded(typed, 90)).toEqual({ grades: [{ studentId, score: 90, tookPart: true }] });
});
