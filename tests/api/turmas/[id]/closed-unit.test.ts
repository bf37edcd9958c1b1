import { expect, it } from 'vitest';
import { takeAttendance } from '@/lib/attendance/commands/take-attendance';
import { enrolStudents } from '@/lib/class-life/commands/enrol-students';
import { unenrolStudents } from '@/lib/class-life/commands/unenrol-students';
import { gradePractice } from '@/lib/grades/commands/grade-practice';
import { closeLesson } from '@/lib/lessons/commands/close-lesson';
import { checkChallenges } from '@/lib/missions/commands/check-challenges';
import { db } from '@/lib/platform/db/client';
import { gradeProject } from '@/lib/projects/commands/grade-project';
import { assessLesson } from '@/lib/self-assessments/commands/assess-lesson';
import { keyInSliders } from '@/lib/self-assessments/commands/key-in-sliders';
import { valueChallenges } from '@/lib/self-assessments/commands/value-challenges';
import { confirmTeams } from '@/lib/teams/commands/confirm-teams';
import { saveTeams } from '@/lib/teams/commands/save-teams';
import { teamBoard } from '@/lib/teams/queries/team-board';
import { closeUnit } from '@/lib/units/commands/close-unit';
import { driftOfClass } from '@/lib/units/queries/drift-of-class';
import { unitPreview } from '@/lib/units/queries/unit-preview';
import { warningCodes } from '@/lib/units/rules/unit-standing';
import { classOfSameModule } from '@/tests/support/class-of-same-module';
import { closedLessons, numbersOf } from '@/tests/support/closed-lessons';
import { somebodyWaits } from '@/tests/support/lock-waits';
import { classInLesson, runningClass } from '@/tests/support/running-class';
import { school, signedIn } from '@/tests/support/world';

it('a closed unit takes no mark, no slider and no value any more', async () => {
  const { id: schoolId } = await school();
  const pupil = await signedIn('aluno', schoolId);
  const { classId, number, facilitator } = await classInLesson(schoolId, { pupils: [pupil] });
  const tap = () => ({ classId, number, at: new Date().toISOString() });
  const studentId = pupil.actor.id;
  await takeAttendance(facilitator.actor, { ...tap(), marks: [{ studentId, state: 'absent' }] });
  await closeLesson(facilitator.actor, tap());
  const facts = [
    () => assessLesson(pupil.actor, { ...tap(), percent: 60 }),
    () => takeAttendance(facilitator.actor, { ...tap(), marks: [{ studentId, state: 'madeUp' }] }),
    () => valueChallenges(facilitator.actor, { ...tap(), values: [{ studentId, percent: 50 }] }),
    () => keyInSliders(facilitator.actor, { ...tap(), sliders: [{ studentId, percent: 50 }] }),
  ];
  for (const store of facts) await store();
  await db().unitClosing.create({ data: { classId, schoolId, unit: 1, closedAt: new Date(), warned: [] } });
  for (const store of facts) await expect(store()).rejects.toMatchObject({ code: 'unit.closed' });
});

it('and its project no teams: nobody could grade what they made', async () => {
  const { id: schoolId } = await school();
  const pupil = await signedIn('aluno', schoolId);
  const { id: classId, facilitator } = await runningClass(schoolId, { pupils: [pupil] });
  const draft = { classId, project: 1, dealt: null, teams: [[pupil.actor.id]] };
  await saveTeams(facilitator.actor, { ...draft, revision: 0 });
  await db().unitClosing.create({ data: { classId, schoolId, unit: 1, closedAt: new Date(), warned: [] } });
  const place = { classId, project: 1, revision: 1 };
  await expect(saveTeams(facilitator.actor, { ...draft, revision: 1 })).rejects.toMatchObject({ code: 'unit.closed' });
  await expect(confirmTeams(facilitator.actor, place)).rejects.toMatchObject({ code: 'unit.closed' });
  expect(await teamBoard(facilitator.actor, place)).toMatchObject({ isUnitClosed: true, confirmedAt: null });
});

it('of a pupil who stands in a list twice the last one is meant', async () => {
  const { id: schoolId } = await school();
  const pupil = await signedIn('aluno', schoolId);
  const { classId, number, facilitator } = await classInLesson(schoolId, { pupils: [pupil] });
  const tap = { classId, number, at: new Date().toISOString() };
  const studentId = pupil.actor.id;
  const twice = [50, 70].map((percent) => ({ studentId, percent }));
  const { sliders } = await keyInSliders(facilitator.actor, { ...tap, sliders: twice });
  expect(sliders).toMatchObject([{ studentId, percent: 70 }]);
  const { values } = await valueChallenges(facilitator.actor, { ...tap, values: twice });
  expect(values).toEqual([{ studentId, percent: 70 }]);
});

/** Two classes of a module: the first unit's lessons were held in one, perhaps paid there, and its pupil went over to the other. */
async function movedAfterLessons({ isPaid = false } = {}) {
  const { id: schoolId } = await school();
  const pupil = await signedIn('aluno', schoolId);
  const content = { units: 3, lessonsEach: 5 };
  const { id: from, facilitator, course, module } = await runningClass(schoolId, { pupils: [pupil], content });
  const studentIds = [pupil.actor.id];
  await closedLessons({ classId: from, schoolId, studentIds, numbers: numbersOf(1) });
  const close = (classId: string) =>
    closeUnit(facilitator.actor, { classId, unit: 1, typed: 1, ticked: [...warningCodes], understood: true });
  if (isPaid) await close(from);
  const { id: to } = await classOfSameModule({ schoolId, facilitator, course, module });
  await closedLessons({ classId: to, schoolId, studentIds: [], numbers: numbersOf(1) });
  await enrolStudents(facilitator.actor, { classId: to, studentIds });
  await unenrolStudents(facilitator.actor, { classId: from, studentIds });
  return { from, to, close, schoolId, facilitator, studentId: pupil.actor.id };
}

/** A class of two: one whom another class has paid for its first unit, and one whom none has. */
async function oneOfTwoPaid() {
  const { to, schoolId, facilitator, studentId: paid } = await movedAfterLessons({ isPaid: true });
  const other = (await signedIn('aluno', schoolId)).actor.id;
  await enrolStudents(facilitator.actor, { classId: to, studentIds: [other] });
  return { classId: to, teacher: facilitator.actor, paid, other, both: [paid, other] };
}

it('takes what is meant for a whole class of those whom no other class has paid', async () => {
  const { classId, teacher, other, both } = await oneOfTwoPaid();
  const lesson = { classId, number: 1, at: new Date().toISOString() };
  const given = both.map((studentId) => ({ studentId, percent: 30 }));
  const { sliders } = await keyInSliders(teacher, { ...lesson, sliders: given });
  expect(sliders).toMatchObject([{ studentId: other }]);
  const { values } = await valueChallenges(teacher, { ...lesson, values: given });
  expect(values).toEqual([{ studentId: other, percent: 30 }]);
  const madeUp = given.map(({ studentId }) => ({ studentId, state: 'madeUp' as const }));
  const { marks } = await takeAttendance(teacher, { ...lesson, marks: madeUp });
  expect(marks).toMatchObject([{ studentId: other, state: 'madeUp' }]);
  const alone = { ...lesson, values: given.slice(0, 1) };
  await expect(valueChallenges(teacher, alone)).rejects.toMatchObject({ code: 'unit.closed' });
});

it('so it does with what is kept of a whole unit: practice, missions and projects', async () => {
  const { classId, teacher, other, both } = await oneOfTwoPaid();
  const practices = both.map((studentId) => ({ studentId, practice: 80 }));
  const { grades } = await gradePractice(teacher, { classId, unit: 1, grades: practices });
  expect(grades).toEqual([{ studentId: other, practice: 80 }]);
  const { missions } = await db().pinnedModule.findUniqueOrThrow({ where: { classId } });
  const [{ challenges }] = missions as [{ challenges: [{ key: string }] }];
  const checks = both.map((studentId) => ({ studentId, challenge: challenges[0].key, checked: true }));
  const { ticks } = await checkChallenges(teacher, { classId, unit: 1, at: new Date().toISOString(), checks });
  expect(ticks).toMatchObject([{ studentId: other, checked: true }]);
  const project = { classId, project: 1 };
  await saveTeams(teacher, { ...project, revision: 0, dealt: null, teams: [both] });
  await confirmTeams(teacher, { ...project, revision: 1 });
  const scores = both.map((studentId) => ({ studentId, score: 70 }));
  const { grades: graded } = await gradeProject(teacher, { ...project, grades: scores });
  expect(graded).toMatchObject([{ studentId: other, score: 70 }]);
});

it('waits for the fact that is being stored in the class that a pupil came from', async () => {
  const { from, to, close, studentId } = await movedAfterLessons();
  const lesson = await db().classLesson.findFirstOrThrow({ where: { classId: from, number: 1 } });
  const { closing } = await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM class_lessons WHERE class_id = ${from}::uuid FOR SHARE`;
    await tx.challengeValue.update({
      where: { classLessonId_studentId: { classLessonId: lesson.id, studentId } },
      data: { percent: 50 },
    });
    const begun = close(to);
    await somebodyWaits();
    return { closing: begun };
  });
  await closing;
  const merit = await db().pointEntry.findFirst({ where: { classId: to, kind: 'merit', ref: '1' } });
  expect(merit?.amount).toBe(30);
  expect(await driftOfClass(db(), to)).toEqual([]);
});

it('closes in two classes of a module at the same moment', async () => {
  const { from, to, close } = await movedAfterLessons();
  expect(await Promise.all([close(from), close(to)])).toMatchObject([{ unit: 1 }, { unit: 1 }]);
});

it('warns of nobody who is inactive, and pays him all the same', async () => {
  const { id: schoolId } = await school();
  const pupils = [await signedIn('aluno', schoolId), await signedIn('aluno', schoolId)];
  const { id: classId, facilitator } = await runningClass(schoolId, { pupils });
  const [gone = '', here = ''] = pupils.map(({ actor }) => actor.id);
  await db().account.update({ where: { id: gone }, data: { active: false } });
  const { warnings = [], students = [] } = (await unitPreview(facilitator.actor, { classId, unit: 1 })) ?? {};
  expect(warnings.find(({ code }) => code === 'test-not-taken')?.studentIds).toEqual([here]);
  expect(students).toHaveLength(2);
});
