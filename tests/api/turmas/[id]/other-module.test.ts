import { expect, it } from 'vitest';
import { changeModule } from '@/lib/class-life/commands/change-module';
import { enrolStudents } from '@/lib/class-life/commands/enrol-students';
import { startClass } from '@/lib/class-life/commands/start-class';
import { unenrolStudents } from '@/lib/class-life/commands/unenrol-students';
import { gradePractice } from '@/lib/grades/commands/grade-practice';
import { db } from '@/lib/platform/db/client';
import { closeProject } from '@/lib/projects/commands/close-project';
import { gradeProject } from '@/lib/projects/commands/grade-project';
import { confirmTeams } from '@/lib/teams/commands/confirm-teams';
import { saveTeams } from '@/lib/teams/commands/save-teams';
import { factsOfPupils } from '@/lib/units/queries/facts-of-pupils';
import { authorisedContent } from '@/tests/support/authorised-content';
import { classOfSameModule } from '@/tests/support/class-of-same-module';
import { releasedTest } from '@/tests/support/class-test';
import { begun, conclude } from '@/tests/support/test-device';
import { publishedModel } from '@/tests/support/test-models';

it('a class that begins anew with another module brings no test, grade or project of the first one along', async () => {
  const { of, pupil, device } = await begun();
  const { classId, facilitator, schoolId } = of;
  const studentId = pupil.actor.id;
  await conclude(device);
  await gradePractice(facilitator.actor, { classId, unit: 1, grades: [{ studentId, practice: 90 }] });
  const project = { classId, project: 1 };
  const members = [of.pupils.map(({ actor }) => actor.id)];
  const teamed = async () => {
    await saveTeams(facilitator.actor, { ...project, revision: 0, dealt: null, teams: members });
    await confirmTeams(facilitator.actor, { ...project, revision: 1 });
  };
  await teamed();
  await gradeProject(facilitator.actor, { ...project, grades: [{ studentId, score: 80 }] });
  await closeProject(facilitator.actor, project);

  const { course, module } = await authorisedContent(schoolId);
  await changeModule(facilitator.actor, { classId, courseCode: course.code, moduleCode: module.code });
  await startClass(facilitator.actor, { classId });
  await teamed();
  const known = await factsOfPupils(db(), { classId, at: new Date(), studentIds: [studentId] });
  expect(known?.pupils[0]?.facts).toMatchObject({ tests: [], projects: [{ number: 1, score: null }] });
  expect(await db().projectClosing.count({ where: { classId } })).toBe(0);
  const { version } = await publishedModel({ moduleId: module.id });
  const everybody = { studentIds: expect.arrayContaining(members.flat()) };
  expect((await releasedTest({ ...of, versionId: version.id })).body).toMatchObject(everybody);
});

it('stays with its module where somebody took a test along to another class of it', async () => {
  const { of, pupil, device } = await begun();
  await conclude(device);
  const { classId, facilitator, schoolId } = of;
  const studentIds = [pupil.actor.id];
  const { course, module } = of.running;
  const { id: next } = await classOfSameModule({ schoolId, facilitator, course, module });
  await enrolStudents(facilitator.actor, { classId: next, studentIds });
  await unenrolStudents(facilitator.actor, { classId, studentIds });
  const other = await authorisedContent(schoolId);
  const asked = { classId, courseCode: other.course.code, moduleCode: other.module.code };
  await expect(changeModule(facilitator.actor, asked)).rejects.toMatchObject({ code: 'class.taken-along' });
  const known = await factsOfPupils(db(), { classId: next, at: new Date(), studentIds });
  expect(known?.pupils[0]?.facts.tests).toMatchObject([{ unit: 1, theory: { total: 7 } }]);
});
