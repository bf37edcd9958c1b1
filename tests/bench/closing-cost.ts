import { randomUUID } from 'node:crypto';
import { db } from '@/lib/platform/db/client';
import { closeUnit } from '@/lib/units/commands/close-unit';
import { warningCodes } from '@/lib/units/rules/unit-standing';
import { numbersOf } from '@/tests/support/closed-lessons';
import { pupilsOf } from '@/tests/support/imports/pupils';
import { runningClass } from '@/tests/support/running-class';
import { type SignedIn, school } from '@/tests/support/world';
import { ratios } from './budgets';
import type { Figure } from './figures';
import { median } from './load';

const classCount = 1000;
const pupilsEach = 10;
const compared = 100;
const warmingUp = 20;
const unit = 1;

/** What closing one more class's unit takes once a thousand were closed, against the first hundred. */
export async function closingFigure(): Promise<Figure> {
  const { classIds, who } = await classesToClose();
  const spent: number[] = [];
  for (const [index, classId] of classIds.entries()) {
    const before = performance.now();
    const { students } = await closeUnit(who.actor, {
      ...{ classId, unit, typed: unit },
      ...{ ticked: [...warningCodes], understood: true },
    });
    if (students !== pupilsEach) throw new Error(`a closing paid ${students} pupils of ${pupilsEach}`);
    if (index >= warmingUp) spent.push(performance.now() - before);
  }
  const [first, last] = [median(spent.slice(0, compared)), median(spent.slice(-compared))];
  const told = `${first.toFixed(1)} / ${last.toFixed(1)} ms`;
  return {
    name: 'closing a unit of the thousandth class / of the first',
    value: last / first,
    ...ratios.closing,
    told,
  };
}

/** Copies of one class that began, each with pupils of its own and its first five lessons closed. */
async function classesToClose(): Promise<{ classIds: string[]; who: SignedIn }> {
  const { id: schoolId } = await school();
  const { id, facilitator: who } = await runningClass(schoolId, { content: { units: 3, lessonsEach: 5 } });
  const own = await db().schoolClass.findUniqueOrThrow({
    where: { id },
    omit: { nameKey: true },
    include: { plans: true, pinnedModule: true },
  });
  const { plans, pinnedModule, ...template } = own;
  const pupils = await pupilsOf(schoolId, (classCount + warmingUp) * pupilsEach);
  const classIds = Array.from({ length: classCount + warmingUp }, () => randomUUID());
  const now = new Date();
  await db().schoolClass.createMany({
    data: classIds.map((classId, index) => ({ ...template, id: classId, name: `Turma ${index}` })),
  });
  await db().classFacilitator.createMany({
    data: classIds.map((classId) => ({ classId, facilitatorId: who.actor.id })),
  });
  for (const [index, classId] of classIds.entries()) {
    const students = pupils.slice(index * pupilsEach, (index + 1) * pupilsEach);
    await db().classPlan.createMany({ data: plans.map((plan) => ({ ...plan, classId })) });
    await db().pinnedModule.create({ data: { ...pinnedModule, classId, schoolId } as never });
    await db().enrolment.createMany({
      data: students.map(({ id: studentId }) => ({ classId, schoolId, studentId, enrolledAt: template.createdAt })),
    });
    const lessons = numbersOf(unit).map((number) => ({ id: randomUUID(), number }));
    const times = { startedAt: now, closedAt: now, attendanceSavedAt: now };
    await db().classLesson.createMany({
      data: lessons.map((lesson) => ({ ...lesson, ...times, classId, schoolId, status: 'closed' as const })),
    });
    const rows = lessons.flatMap(({ id: classLessonId }) =>
      students.map(({ id: studentId }) => ({ classLessonId, schoolId, studentId })),
    );
    await db().attendanceMark.createMany({
      data: rows.map((row) => ({ ...row, state: 'present' as const, markedAt: now })),
    });
    await db().challengeValue.createMany({ data: rows.map((row) => ({ ...row, percent: 90, setAt: now })) });
  }
  return { classIds, who };
}
