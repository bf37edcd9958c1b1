import { describe, expect, it } from 'vitest';
import { GET as progress } from '@/app/api/Alunos/progresso/route';
import { POST as closeProject } from '@/app/api/turmas/[id]/projects/[project]/close/route';
import { POST as gradeProject } from '@/app/api/turmas/[id]/projects/[project]/grades/route';
import { POST as checkChallenges } from '@/app/api/turmas/[id]/units/[unit]/challenges/check/route';
import { POST as tickChallenge } from '@/app/api/turmas/[id]/units/[unit]/challenges/route';
import { POST as closeUnit } from '@/app/api/turmas/[id]/units/[unit]/close/route';
import { POST as gradePractice } from '@/app/api/turmas/[id]/units/[unit]/practice/route';
import { GET as readPreview } from '@/app/api/turmas/[id]/units/[unit]/preview/route';
import { GET as readUnits } from '@/app/api/turmas/[id]/units/route';
import type { RouteHandler } from '@/lib/access/serve';
import { takeAttendance } from '@/lib/attendance/commands/take-attendance';
import { enrolStudents } from '@/lib/class-life/commands/enrol-students';
import { unenrolStudents } from '@/lib/class-life/commands/unenrol-students';
import { classDetail } from '@/lib/class-life/queries/class-detail';
import { db } from '@/lib/platform/db/client';
import { classOfSameModule } from '@/tests/support/class-of-same-module';
import { closedLessons, numbersOf } from '@/tests/support/closed-lessons';
import { runningClass } from '@/tests/support/running-class';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

const content = { units: 3, lessonsEach: 5 };
const allWarnings = ['test-not-taken', 'practice-missing', 'self-assessment-missing', 'project-unassigned'];

async function given(pupilCount = 2) {
  const { id: schoolId } = await school();
  const pupils = await Promise.all(Array.from({ length: pupilCount }, () => signedIn('aluno', schoolId)));
  const { id, facilitator, ...rest } = await runningClass(schoolId, { pupils, content });
  const studentIds = pupils.map(({ actor }) => actor.id);
  const hold = (unit: number) => closedLessons({ classId: id, schoolId, studentIds, numbers: numbersOf(unit) });
  return { ...rest, id, schoolId, pupils, studentIds, facilitator, hold };
}

async function ask(handler: RouteHandler, who: SignedIn, params: Record<string, string | number>, body?: object) {
  const { path, method } = handler.operation;
  const named = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
  const address = Object.entries(named).reduce((at, [name, value]) => at.replace(`{${name}}`, value), path);
  return send(handler, { method, path: address, params: named, bearer: who.bearer, ...(body && { body }) });
}

const close = (who: SignedIn, id: string, unit: number, changes: object = {}) =>
  ask(closeUnit, who, { id, unit }, { typed: unit, ticked: allWarnings, understood: true, ...changes });

type Preview = {
  warnings: { code: string; studentIds: string[] }[];
  students: {
    studentId: string;
    points: number;
    pointsBefore: number;
    lines: { kind: string; ref: string; amount: number }[];
    honors: object[];
  }[];
  paidElsewhere: string[];
};

async function preview(who: SignedIn, id: string, unit: number): Promise<Preview> {
  return (await ask(readPreview, who, { id, unit })).body as unknown as Preview;
}

describe('closing a unit', () => {
  it('gives what the preview said, once, whoever presses again', async () => {
    const { id, facilitator, hold, studentIds } = await given(3);
    await hold(1);
    const before = await preview(facilitator, id, 1);
    const answers = await Promise.all([1, 2, 3].map(() => close(facilitator, id, 1)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    // Five lessons in full, and practice as their mean: 0.3 of the one test that the module has.
    const each = 5 * (100 + 60) + 720;
    expect(answers[0]?.body).toMatchObject({ unit: 1, students: 3, points: 3 * each, honors: 3 });
    expect(await db().pointEntry.count({ where: { classId: id } })).toBe(3 * 11);
    const after = await preview(facilitator, id, 1);
    const inOrder = <T extends object>(rows: readonly T[]) =>
      rows.toSorted((a, b) => (Object.values(a).join() < Object.values(b).join() ? -1 : 1));
    const byPupil = ({ students }: Preview) =>
      Object.fromEntries(
        students.map(({ studentId, points, lines }) => [studentId, { points, lines: inOrder(lines) }]),
      );
    expect(after.students.map(({ studentId }) => studentId).sort()).toEqual([...studentIds].sort());
    expect(byPupil(after)).toEqual(byPupil(before));
  });

  it('says in which order, and what is missing', async () => {
    const { id, facilitator, hold } = await given();
    const refused = async (unit: number, changes: object = {}) =>
      (await close(facilitator, id, unit, changes)).body.code;
    expect(await refused(1)).toBe('unit.lessons-open');
    await hold(1);
    await hold(2);
    expect(await refused(2)).toBe('unit.previous-open');
    expect(await refused(1, { typed: 2 })).toBe('unit.number-mistyped');
    expect(await refused(1, { ticked: ['test-not-taken'] })).toBe('unit.warnings-not-ticked');
    expect((await close(facilitator, id, 1)).status).toBe(200);
    expect((await close(facilitator, id, 2)).status).toBe(200);
    expect((await ask(readUnits, facilitator, { id })).body).toMatchObject({
      units: [{ unit: 1 }, { unit: 2 }, { unit: 3, closedAt: null, blockers: ['unit.lessons-open'] }],
    });
  });

  it('counts ticks, practice and projects, and waits for a project that has teams', async () => {
    const { id, schoolId, facilitator, hold, pupils, studentIds } = await given();
    const [first, second] = studentIds as [string, string];
    await hold(1);
    const at = new Date().toISOString();
    await ask(tickChallenge, pupils[0] as SignedIn, { id, unit: 1 }, { at, challenge: 'm1', done: true });
    await ask(
      checkChallenges,
      facilitator,
      { id, unit: 1 },
      { at, checks: [{ studentId: second, challenge: 'm1', checked: true }] },
    );
    await ask(gradePractice, facilitator, { id, unit: 1 }, { grades: [{ studentId: first, practice: 50 }] });
    const grades = [
      { studentId: first, score: 90 },
      { studentId: second, score: 40, tookPart: false },
    ];
    expect((await ask(gradeProject, facilitator, { id, project: 1 }, { grades })).body).toMatchObject({
      code: 'project.no-teams',
    });
    const definition = await db().teamDefinition.create({
      data: { classId: id, schoolId, project: 1, how: 'manual', confirmedAt: new Date() },
    });
    const team = await db().team.create({ data: { definitionId: definition.id, schoolId, number: 1 } });
    await db().teamMember.createMany({
      data: studentIds.map((studentId, position) => ({
        definitionId: definition.id,
        studentId,
        teamId: team.id,
        schoolId,
        position,
      })),
    });
    expect((await ask(gradeProject, facilitator, { id, project: 1 }, { grades })).status).toBe(200);
    expect((await close(facilitator, id, 1)).body).toMatchObject({ code: 'unit.projects-open' });
    await ask(closeProject, facilitator, { id, project: 1 });
    expect((await ask(gradeProject, facilitator, { id, project: 1 }, { grades })).body).toMatchObject({
      code: 'project.closed',
    });
    const { students } = await preview(facilitator, id, 1);
    const of = (studentId: string) =>
      Object.fromEntries(
        students
          .find((student) => student.studentId === studentId)
          ?.lines.map(({ kind, ref, amount }) => [kind + ref, amount]) ?? [],
      );
    // The own word counts 80 %; a practice of 50 is 15 of 100; nine tenths of the only project.
    expect(of(first)).toMatchObject({ missionM1: 1440, testA1: 360, projectP1: 2700 });
    expect(of(second)).toMatchObject({ missionM1: 1800, testA1: 720 });
    expect(of(second)).not.toHaveProperty('projectP1');
    expect((await close(facilitator, id, 1)).status).toBe(200);
    const late = await ask(tickChallenge, pupils[0] as SignedIn, { id, unit: 1 }, { at, challenge: 'm1', done: false });
    expect(late.body).toMatchObject({ code: 'unit.closed' });
  });

  it('of two grades of one student the one that was typed later stands, whichever comes first', async () => {
    const { id, facilitator, studentIds } = await given(1);
    const [studentId] = studentIds as [string];
    const [earlier, later] = [new Date(Date.now() - 60_000), new Date()].map((date) => date.toISOString());
    const grade = (at: string | undefined, practice: number) =>
      ask(gradePractice, facilitator, { id, unit: 1 }, { at, grades: [{ studentId, practice }] });
    await grade(later, 90);
    expect((await grade(earlier, 20)).body).toEqual({ grades: [{ studentId, practice: 90 }] });
  });

  it('who moves keeps the lines, is skipped where the unit was paid, and takes open lessons along', async () => {
    const { id, schoolId, facilitator, hold, studentIds, course, module } = await given(1);
    const [studentId] = studentIds as [string];
    await hold(1);
    await close(facilitator, id, 1);
    await closedLessons({ classId: id, schoolId, studentIds, numbers: [6, 7] });
    const other = await classOfSameModule({ schoolId, facilitator, course, module });
    await closedLessons({ classId: other.id, schoolId, studentIds: [], numbers: [...numbersOf(1), 6, 7, 8] });
    await enrolStudents(facilitator.actor, { classId: other.id, studentIds });
    await unenrolStudents(facilitator.actor, { classId: id, studentIds });
    await closedLessons({ classId: other.id, schoolId, studentIds, numbers: [9, 10] });
    expect((await preview(facilitator, other.id, 1)).paidElsewhere).toEqual([studentId]);
    expect((await close(facilitator, other.id, 1)).body).toMatchObject({ students: 0, points: 0 });
    const { students } = await preview(facilitator, other.id, 2);
    expect(students[0]?.lines.filter(({ kind }) => kind === 'persistence').map(({ ref }) => ref)).toEqual([
      '6',
      '7',
      '9',
      '10',
    ]);
    expect(students[0]?.pointsBefore).toBe(5 * 160 + 720);
    await close(facilitator, other.id, 2);
    expect(
      await db().moduleJourney.findMany({ where: { studentId }, select: { _count: { select: { classes: true } } } }),
    ).toEqual([{ _count: { classes: 2 } }]);
    const { body } = await send(progress, { path: `/Alunos/progresso?id=${studentId}`, bearer: facilitator.bearer });
    const { modules } = body as { modules: { classId: string; points: { total: number } | null }[] };
    expect(modules.map(({ classId, points }) => [classId, points?.total ?? null])).toEqual([
      [other.id, 5 * 160 + 720 + 4 * 160],
      [id, null],
    ]);
  });

  it('what another class paid stays: an absence of it is made up nowhere any more', async () => {
    const { id, schoolId, facilitator, hold, studentIds, course, module } = await given(1);
    const [studentId] = studentIds as [string];
    await hold(1);
    await db().attendanceMark.updateMany({ where: { lesson: { classId: id, number: 2 } }, data: { state: 'absent' } });
    await close(facilitator, id, 1);
    const other = await classOfSameModule({ schoolId, facilitator, course, module });
    await closedLessons({ classId: other.id, schoolId, studentIds: [], numbers: [...numbersOf(1), 6] });
    await enrolStudents(facilitator.actor, { classId: other.id, studentIds });
    await unenrolStudents(facilitator.actor, { classId: id, studentIds });
    const madeUp = (number: number) =>
      takeAttendance(facilitator.actor, {
        classId: other.id,
        number,
        at: new Date().toISOString(),
        marks: [{ studentId, state: 'madeUp' }],
      });
    await expect(madeUp(2)).rejects.toMatchObject({ code: 'unit.closed' });
    await madeUp(6);
  });

  it('of the third lets the class evolve', async () => {
    const { id, facilitator, hold } = await given(1);
    const refusal = async () => (await classDetail(facilitator.actor, { id })).refusals.evolve;
    for (const unit of [1, 2, 3]) {
      expect(await refusal()).toBe('class.last-unit-open');
      await hold(unit);
      expect((await close(facilitator, id, unit)).status).toBe(200);
    }
    expect(await refusal()).toBeNull();
  });

  it('of the last one that has lessons lets the class of a short module evolve, and no other', async () => {
    const { id: schoolId } = await school();
    const short = { content: { units: 2, lessonsEach: 5 } };
    const { id, facilitator } = await runningClass(schoolId, short);
    const refusal = async () => (await classDetail(facilitator.actor, { id })).refusals.evolve;
    for (const unit of [1, 2]) {
      expect(await refusal()).toBe('class.last-unit-open');
      await closedLessons({ classId: id, schoolId, studentIds: [], numbers: numbersOf(unit) });
      expect((await close(facilitator, id, unit)).status).toBe(200);
    }
    expect(await refusal()).toBeNull();
  });
});
