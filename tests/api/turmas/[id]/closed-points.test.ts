import { expect, it } from 'vitest';
import { closeClass } from '@/lib/class-life/commands/close-class';
import { enrolStudents } from '@/lib/class-life/commands/enrol-students';
import { db } from '@/lib/platform/db/client';
import { adjustPoints } from '@/lib/units/commands/adjust-points';
import { closeUnit } from '@/lib/units/commands/close-unit';
import { reportDrift } from '@/lib/units/jobs/report-drift';
import { classPerformance } from '@/lib/units/queries/class-performance';
import { driftOfClass } from '@/lib/units/queries/drift-of-class';
import { studentReport } from '@/lib/units/queries/student-report';
import { unitPreview } from '@/lib/units/queries/unit-preview';
import { warningCodes } from '@/lib/units/rules/unit-standing';
import { closedLessons, numbersOf } from '@/tests/support/closed-lessons';
import { runningClass } from '@/tests/support/running-class';
import { school, signedIn } from '@/tests/support/world';

async function closedClass() {
  const { id: schoolId } = await school();
  const pupil = await signedIn('aluno', schoolId);
  const content = { units: 3, lessonsEach: 5 };
  const { id: classId, facilitator } = await runningClass(schoolId, { pupils: [pupil], content });
  const studentId = pupil.actor.id;
  for (const unit of [1, 2, 3] as const) {
    await closedLessons({ classId, schoolId, studentIds: [studentId], numbers: numbersOf(unit) });
    await closeUnit(facilitator.actor, { classId, unit, typed: unit, ticked: [...warningCodes], understood: true });
  }
  return { classId, studentId, schoolId, facilitator };
}

it('what was paid is found again from the facts, until one of them is changed behind everybody', async () => {
  const { classId, studentId } = await closedClass();
  const admin = await signedIn('admin', null);
  await adjustPoints(admin.actor, { classId, studentId, unit: 2, amount: 30, reason: 'Aula lançada tarde' });
  const other = await closedClass();
  const tonight = () => reportDrift.run({}, { signal: new AbortController().signal, lastAttempt: true });
  await tonight();
  const lesson = { classId, number: 7 };
  await db().attendanceMark.updateMany({ where: { lesson }, data: { state: 'absent' } });
  // The trophy stands: it believes what the second unit paid.
  expect(await driftOfClass(db(), classId)).toMatchObject([
    { unit: 2, drift: ['paid honor certificate 2', 'paid merit 7 60', 'paid persistence 7 100'] },
  ]);
  expect(await driftOfClass(db(), other.classId)).toEqual([]);
  await expect(tonight()).rejects.toThrow('units.report-drift failed for 1');
});

it('an adjustment is one more line of a closed unit, and never takes the module below zero', async () => {
  const { classId, studentId } = await closedClass();
  const admin = await signedIn('admin', null);
  const adjust = (amount: number, unit = 1) =>
    adjustPoints(admin.actor, { classId, studentId, unit: unit as 1, amount, reason: 'Aula lançada tarde' });
  const { total } = await adjust(50);
  const { modules } = await studentReport(admin.actor, { id: studentId });
  const [unit] = modules[0]?.units ?? [];
  expect(unit?.paidBy).toBe(classId);
  expect(unit?.lines.at(-1)).toMatchObject({ kind: 'adjustment', amount: 50, basis: { reason: 'Aula lançada tarde' } });
  expect(await adjust(-50)).toEqual({ total: total - 50 });
  expect(await adjust(-(total - 50))).toEqual({ total: 0 });
  await expect(adjust(-1)).rejects.toMatchObject({ code: 'unit.below-zero' });
  await expect(adjust(0)).rejects.toMatchObject({ code: 'request.invalid' });
  const stranger = await signedIn('aluno', (await school()).id);
  const elsewhere = { classId, studentId: stranger.actor.id, unit: 1 as const, amount: 5, reason: 'Engano' };
  await expect(adjustPoints(admin.actor, elsewhere)).rejects.toMatchObject({ code: 'unit.not-closed' });
});

it('a report gives no grade of a unit that was closed before the pupil came', async () => {
  const { classId, studentId, schoolId, facilitator } = await closedClass();
  const late = await signedIn('aluno', schoolId);
  await enrolStudents(facilitator.actor, { classId, studentIds: [late.actor.id] });
  const gradeOf = async (id: string) => (await studentReport(facilitator.actor, { id })).modules[0]?.units[0]?.grade;
  expect(await gradeOf(late.actor.id)).toBeNull();
  expect(await gradeOf(studentId)).toBe(30);
});

it('a class that ended says so where a unit is closed and where entries are typed', async () => {
  const { id: schoolId } = await school();
  const { id: classId, facilitator } = await runningClass(schoolId);
  const said = async () => [
    (await unitPreview(facilitator.actor, { classId, unit: 1 })).isRunning,
    (await classPerformance(facilitator.actor, { classId })).isRunning,
  ];
  expect(await said()).toEqual([true, true]);
  await closeClass(facilitator.actor, { classId });
  expect(await said()).toEqual([false, false]);
});
