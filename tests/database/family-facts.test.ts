import { afterEach, describe, expect, it } from 'vitest';
import { absencesToTell } from '@/lib/analytics/queries/absences-to-tell';
import { reportOfUnit } from '@/lib/analytics/queries/report-of-unit';
import { weekOfStudents } from '@/lib/analytics/queries/week-of-students';
import { enrolStudents } from '@/lib/class-life/commands/enrol-students';
import { unenrolStudents } from '@/lib/class-life/commands/unenrol-students';
import { closeLesson } from '@/lib/lessons/commands/close-lesson';
import { setClock } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import type { AttendanceState } from '@/lib/platform/db/generated/client';
import { closeUnit } from '@/lib/units/commands/close-unit';
import { warningCodes } from '@/lib/units/rules/unit-standing';
import { classOfSameModule } from '@/tests/support/class-of-same-module';
import { closedLessons } from '@/tests/support/closed-lessons';
import { runningClass } from '@/tests/support/running-class';
import { school, signedIn } from '@/tests/support/world';

afterEach(() => setClock(undefined));

/** The 1st lesson ended on the first day, the 2nd on the second; pupils have been there since long before. */
const dayMs = 24 * 3600 * 1000;
const firstDay = Date.parse('2030-03-04T12:00:00Z');
const day = (number: number) => new Date(firstDay + (number - 1) * dayMs);
/** What a job that runs after each day asks for. */
const eveningOf = (number: number) => ({ from: day(number - 0.5), until: day(number + 0.5) });

/** What was marked, a pupil a row; null is no mark. */
async function given(...marks: (AttendanceState | null)[][]) {
  const { id: schoolId } = await school();
  const pupils = await Promise.all(marks.map(() => signedIn('aluno', schoolId)));
  const { id: classId, facilitator } = await runningClass(schoolId, { pupils });
  const ids = pupils.map(({ actor }) => actor.id);
  for (const [at] of (marks[0] ?? []).entries()) {
    const closedAt = day(at + 1);
    const { id: classLessonId } = await db().classLesson.create({
      data: {
        classId,
        schoolId,
        number: at + 1,
        status: 'closed',
        startedAt: closedAt,
        closedAt,
        attendanceSavedAt: closedAt,
      },
    });
    await db().attendanceMark.createMany({
      data: marks.flatMap((of, pupil) => {
        const state = of[at];
        return state ? [{ classLessonId, schoolId, studentId: ids[pupil] as string, state, markedAt: closedAt }] : [];
      }),
    });
  }
  return { schoolId, classId, ids, facilitator };
}

const asTest = (id: string) => db().schoolClass.update({ where: { id }, data: { type: 'test' } });

describe('a week of a school’s students', () => {
  it('is the lessons that ended in it, with each mark, for who was in the class by then and still is', async () => {
    const { schoolId, ids } = await given(
      ['absent', 'present', 'madeUp'],
      ['present', null, 'justified'],
      ['present', 'present', 'present'],
      ['present', 'present', 'present'],
    );
    const [, , late, gone] = ids as [string, string, string, string];
    await db().enrolment.updateMany({ where: { studentId: late }, data: { enrolledAt: day(2.5) } });
    await db().enrolment.updateMany({ where: { studentId: gone }, data: { leftAt: day(3.5) } });
    const found = await weekOfStudents(db(), { schoolId, from: day(2), until: day(3.5) });
    const told = Object.fromEntries(
      found.map(({ studentId, lessons }) => [
        ids.indexOf(studentId),
        lessons.map(({ number, attendance }) => [number, attendance]),
      ]),
    );
    expect(told).toEqual({
      0: [
        [2, 'present'],
        [3, 'madeUp'],
      ],
      1: [
        [2, null],
        [3, 'justified'],
      ],
      2: [[3, 'present']],
    });
  });

  it('has nothing of test classes, of who is inactive, and of other schools', async () => {
    const { schoolId, classId, ids } = await given(['present'], ['present']);
    const { schoolId: elsewhere } = await given(['present']);
    await db().account.update({ where: { id: ids[0] as string }, data: { active: false } });
    const found = await weekOfStudents(db(), { schoolId, ...eveningOf(1) });
    expect(found.map(({ studentId }) => studentId)).toEqual([ids[1]]);
    await asTest(classId);
    expect(await weekOfStudents(db(), { schoolId, ...eveningOf(1) })).toEqual([]);
    expect(await weekOfStudents(db(), { schoolId: elsewhere, ...eveningOf(1) })).toHaveLength(1);
  });
});

describe('absences that a family is told of', () => {
  it.each<{ case: string; marks: AttendanceState[]; toldAfter: number[] }>([
    { case: 'the second in a row, once', marks: ['absent', 'absent', 'absent', 'absent'], toldAfter: [2] },
    { case: 'a row anew after a lesson', marks: ['absent', 'absent', 'present', 'absent'], toldAfter: [2] },
    { case: 'none where a reason came between', marks: ['absent', 'justified', 'absent', 'present'], toldAfter: [] },
    { case: 'none where one was made up', marks: ['absent', 'madeUp', 'absent', 'madeUp'], toldAfter: [] },
    { case: 'a row at the end', marks: ['present', 'justified', 'absent', 'absent'], toldAfter: [4] },
  ])('are $case', async ({ marks, toldAfter }) => {
    const { schoolId, ids } = await given(marks);
    const told: number[] = [];
    for (const number of [1, 2, 3, 4]) {
      const found = await absencesToTell(db(), { schoolId, ...eveningOf(number) });
      if (found.some(({ studentId }) => studentId === ids[0])) told.push(number);
    }
    expect(told).toEqual(toldAfter);
  });

  it('are told once too where several lessons ended since the last time', async () => {
    const { schoolId } = await given(['absent', 'absent', 'absent']);
    const found = await absencesToTell(db(), { schoolId, from: day(1), until: day(4) });
    expect(found).toMatchObject([{ lessons: 3 }]);
  });

  it('are told of, as the week is, once a lesson that was closed without a line is heard of', async () => {
    const { schoolId, classId, facilitator } = await given(['absent', 'absent']);
    const last = { classId, number: 2 };
    await db().classLesson.updateMany({ where: last, data: { status: 'ongoing', closedAt: null } });
    const told = async (number: number) => [
      (await absencesToTell(db(), { schoolId, ...eveningOf(number) })).map(({ lessons }) => lessons),
      (await weekOfStudents(db(), { schoolId, ...eveningOf(number) })).flatMap(({ lessons }) =>
        lessons.map((lesson) => lesson.number),
      ),
    ];
    expect(await told(2)).toEqual([[], []]);
    setClock(() => day(3));
    await closeLesson(facilitator.actor, { ...last, at: day(2).toISOString() });
    expect(await told(3)).toEqual([[2], [2]]);
    expect(await told(4)).toEqual([[], []]);
  });

  it('wait for the end of a lesson, and are none of a test class', async () => {
    const { schoolId, classId } = await given(['absent', 'absent']);
    const last = { classId, number: 2 };
    await db().classLesson.updateMany({ where: last, data: { status: 'ongoing', closedAt: null } });
    expect(await absencesToTell(db(), { schoolId, ...eveningOf(2) })).toEqual([]);
    await db().classLesson.updateMany({ where: last, data: { status: 'closed', closedAt: day(2) } });
    expect(await absencesToTell(db(), { schoolId, ...eveningOf(2) })).toHaveLength(1);
    await asTest(classId);
    expect(await absencesToTell(db(), { schoolId, ...eveningOf(2) })).toEqual([]);
  });
});

describe('a unit’s report', () => {
  it('tells what the ledger paid each student, the honors and the lessons', async () => {
    const { id: schoolId } = await school();
    const pupils = await Promise.all([signedIn('aluno', schoolId), signedIn('aluno', schoolId)]);
    const { id: classId, facilitator } = await runningClass(schoolId, {
      pupils,
      content: { units: 1, lessonsEach: 5 },
    });
    const [there, away] = pupils.map(({ actor }) => actor.id) as [string, string];
    await closedLessons({ classId, schoolId, studentIds: [there, away], numbers: [1, 2, 3, 4, 5] });
    const missed = { studentId: away, lesson: { classId, number: { in: [1, 2] } } };
    await db().attendanceMark.updateMany({ where: missed, data: { state: 'absent' } });
    expect(await reportOfUnit(db(), { classId, unit: 1 })).toEqual([]);
    const ticked = [...warningCodes];
    const { points } = await closeUnit(facilitator.actor, { classId, unit: 1, typed: 1, ticked, understood: true });
    const found = await reportOfUnit(db(), { classId, unit: 1 });
    const of = new Map(found.map((one) => [one.studentId, one]));
    expect(of.get(there)).toMatchObject({ lessons: 5, attended: 5 });
    expect(of.get(away)).toMatchObject({ lessons: 5, attended: 3 });
    expect(of.get(there)?.honors).toMatchObject([{ kind: 'certificate', number: 1, level: null }]);
    expect(of.get(away)?.honors).toEqual([]);
    expect(found.reduce((all, one) => all + one.points, 0)).toBe(points);
    expect(of.get(there)?.points).toBeGreaterThan(of.get(away)?.points ?? 0);
    await db().account.update({ where: { id: away }, data: { active: false } });
    expect((await reportOfUnit(db(), { classId, unit: 1 })).map(({ studentId }) => studentId)).toEqual([there]);
    await asTest(classId);
    expect(await reportOfUnit(db(), { classId, unit: 1 })).toEqual([]);
  });

  it('counts the lessons that a student was in before moving', async () => {
    const { id: schoolId } = await school();
    const pupil = await signedIn('aluno', schoolId);
    const content = { units: 1, lessonsEach: 5 };
    const { id: from, facilitator, course, module } = await runningClass(schoolId, { pupils: [pupil], content });
    const studentIds = [pupil.actor.id];
    await closedLessons({ classId: from, schoolId, studentIds, numbers: [1, 2, 3] });
    const { id: classId } = await classOfSameModule({ schoolId, facilitator, course, module });
    await closedLessons({ classId, schoolId, studentIds: [], numbers: [1, 2, 3] });
    await enrolStudents(facilitator.actor, { classId, studentIds });
    await unenrolStudents(facilitator.actor, { classId: from, studentIds });
    await closedLessons({ classId, schoolId, studentIds, numbers: [4, 5] });
    const ticked = [...warningCodes];
    await closeUnit(facilitator.actor, { classId, unit: 1, typed: 1, ticked, understood: true });
    expect(await reportOfUnit(db(), { classId, unit: 1 })).toMatchObject([{ lessons: 5, attended: 5 }]);
  });
});
