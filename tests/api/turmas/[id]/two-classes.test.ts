import { expect, it } from 'vitest';
import { enrolStudents } from '@/lib/class-life/commands/enrol-students';
import { unenrolStudents } from '@/lib/class-life/commands/unenrol-students';
import { ownWay } from '@/lib/classroom/queries/own-way';
import { seat } from '@/lib/classroom/queries/seat';
import { db } from '@/lib/platform/db/client';
import { closeUnit } from '@/lib/units/commands/close-unit';
import { driftOfClass } from '@/lib/units/queries/drift-of-class';
import { studentReport } from '@/lib/units/queries/student-report';
import { warningCodes } from '@/lib/units/rules/unit-standing';
import { classOfSameModule } from '@/tests/support/class-of-same-module';
import { closedLessons, numbersOf } from '@/tests/support/closed-lessons';
import { runningClass } from '@/tests/support/running-class';
import { school, signedIn } from '@/tests/support/world';

const ticked = [...warningCodes];

/** A pupil of one class whom a second one of the same module took in, while nobody took him out of the first. */
async function inBoth() {
  const { id: schoolId } = await school();
  const pupil = await signedIn('aluno', schoolId);
  const content = { units: 3, lessonsEach: 5 };
  const { id: first, facilitator, course, module } = await runningClass(schoolId, { pupils: [pupil], content });
  const { id: second } = await classOfSameModule({ schoolId, facilitator, course, module });
  const studentIds = [pupil.actor.id];
  const join = () => enrolStudents(facilitator.actor, { classId: second, studentIds });
  const leave = () => unenrolStudents(facilitator.actor, { classId: first, studentIds });
  const hold = (classId: string, unit: number) =>
    closedLessons({ classId, schoolId, studentIds, numbers: numbersOf(unit) });
  const close = (classId: string, unit: 1 | 2 | 3) =>
    closeUnit(facilitator.actor, { classId, unit, typed: unit, ticked, understood: true });
  const journeys = () => db().moduleJourney.findMany({ where: { studentId: pupil.actor.id }, select: { id: true } });
  const report = async () => (await studentReport(facilitator.actor, { id: pupil.actor.id })).modules;
  return { first, second, pupil, schoolId, join, leave, hold, close, journeys, report };
}

it('a pupil who is in two classes of a module at once is paid each unit once, and loses none', async () => {
  const { first, second, join, leave, hold, close, journeys, report } = await inBoth();
  await hold(first, 1);
  await close(first, 1);
  await join();
  await hold(second, 1);
  await close(second, 1);
  await hold(second, 2);
  await close(second, 2);
  await hold(first, 2);
  await close(first, 2);
  await leave();
  expect(await journeys()).toHaveLength(1);
  const [module, ...more] = await report();
  expect(more).toEqual([]);
  expect(module?.units.map(({ paidBy }) => paidBy)).toEqual([first, second, null]);
  // Five lessons in full, and with the first unit its test's practice.
  expect(module?.units.map(({ points }) => points)).toEqual([5 * 160 + 720, 5 * 160, 0]);
  expect(module?.total).toBe(10 * 160 + 720);
  expect([...(await driftOfClass(db(), first)), ...(await driftOfClass(db(), second))]).toEqual([]);
});

it('a module that is done is paid anew where it is repeated, also while its class was never ended', async () => {
  const { first, second, join, hold, close, journeys } = await inBoth();
  for (const unit of [1, 2, 3] as const) {
    await hold(first, unit);
    await close(first, unit);
  }
  await join();
  await hold(second, 1);
  await close(second, 1);
  expect(await journeys()).toHaveLength(2);
});

it('who moved finds on the own way the lessons that he was in in the class before', async () => {
  const { first, second, join, leave, hold, pupil, schoolId } = await inBoth();
  await hold(first, 1);
  await closedLessons({ classId: second, schoolId, studentIds: [], numbers: numbersOf(1) });
  await join();
  await leave();
  const { lessons } = await ownWay(pupil.actor, {});
  const known = lessons.slice(0, 6).map(({ status, attendance }) => [status, attendance]);
  expect(known).toEqual([...Array(5).fill(['closed', 'present']), ['notStarted', null]]);
  // What a device keeps of the class for a bad line says the same.
  expect((await seat(pupil.actor, { classId: second })).lessons).toEqual(lessons);
});
