import { expect, it } from 'vitest';
import { GET } from '@/app/api/Alunos/progresso/route';
import { db } from '@/lib/platform/db/client';
import { adjustPoints } from '@/lib/units/commands/adjust-points';
import { closeUnit } from '@/lib/units/commands/close-unit';
import { ownPoints } from '@/lib/units/queries/own-points';
import { warningCodes } from '@/lib/units/rules/unit-standing';
import type { ModulePoints } from '@/lib/units/schemas';
import { closedLessons, numbersOf } from '@/tests/support/closed-lessons';
import { runningClass } from '@/tests/support/running-class';
import { send } from '@/tests/support/send';
import { school, schoolClass, signedIn } from '@/tests/support/world';

it('tells a pupil, and who reaches him, each module that he was and is in', async () => {
  const { id: schoolId } = await school();
  const [pupil, teacher] = [await signedIn('aluno', schoolId), await signedIn('instrutor', schoolId)];
  const before = await schoolClass(schoolId, { pupils: [pupil] });
  const left = new Date(Date.now() + 1000);
  await db().enrolment.updateMany({ where: { classId: before.id }, data: { leftAt: left } });
  const now = await schoolClass(schoolId, { pupils: [pupil], facilitators: [teacher] });
  // Who left a class and came back is told of it once.
  const { enrolledAt } = await db().enrolment.findFirstOrThrow({ where: { classId: now.id } });
  const visit = { classId: now.id, studentId: pupil.actor.id, schoolId, leftAt: enrolledAt };
  await db().enrolment.create({ data: { ...visit, enrolledAt: new Date(enrolledAt.getTime() - 1000) } });
  const own = await send(GET, { path: '/Alunos/progresso', bearer: pupil.bearer });
  expect(own.body).toMatchObject({
    studentId: pupil.actor.id,
    modules: [
      { classId: now.id, moduleCode: 'MT1', status: 'initiated', lessons: 0, leftAt: null },
      { classId: before.id, leftAt: left.toISOString() },
    ],
  });
  const read = await send(GET, { path: `/Alunos/progresso?id=${pupil.actor.id}`, bearer: teacher.bearer });
  expect(read.body).toEqual(own.body);
});

it('tells each line of what was paid with its numbers, and marks what an open unit would bring as not final', async () => {
  const { id: schoolId } = await school();
  const [pupil, other] = [await signedIn('aluno', schoolId), await signedIn('aluno', schoolId)];
  const content = { units: 3, lessonsEach: 5 };
  const { id: classId, facilitator } = await runningClass(schoolId, { pupils: [pupil, other], content });
  const studentIds = [pupil.actor.id];
  const points = async () => {
    const { body } = await send(GET, { path: '/Alunos/progresso', bearer: pupil.bearer });
    return (body as { modules: { points: ModulePoints }[] }).modules[0]?.points as ModulePoints;
  };
  await closedLessons({ classId, schoolId, studentIds, numbers: numbersOf(1) });
  const open = await points();
  expect(open).toMatchObject({ total: 0, units: [{ standing: 'open' }, { standing: 'ahead' }, { standing: 'ahead' }] });
  await closeUnit(facilitator.actor, { classId, unit: 1, typed: 1, ticked: [...warningCodes], understood: true });
  await closedLessons({ classId, schoolId, studentIds, numbers: [6] });
  await adjust(classId, pupil.actor.id);
  // Five lessons in full, practice as their mean (0.3 of the only test), and 10 by an administrator.
  const paid = 5 * 160 + 720 + 10;
  const { total, units } = await points();
  expect(total).toBe(paid);
  expect(await ownPoints(pupil.actor, { classId })).toMatchObject({ total: paid, honors: 1 });
  await expect(ownPoints((await signedIn('aluno', schoolId)).actor, { classId })).rejects.toMatchObject({
    code: 'MODEL_NOT_FOUND',
  });
  expect(units).toMatchObject([
    { standing: 'final', points: paid, honors: [{ kind: 'certificate', number: 1 }] },
    { standing: 'open', points: 160, lines: [{ kind: 'persistence', ref: '6', amount: 100 }, { kind: 'merit' }] },
    { standing: 'ahead', points: 0, lines: [] },
  ]);
  expect(units[0]?.lines).toEqual(
    expect.arrayContaining([
      { kind: 'persistence', ref: '1', amount: 100, worth: 100, basis: { attendance: 'present' } },
      expect.objectContaining({ kind: 'adjustment', amount: 10, worth: null, basis: { reason: 'Aula lançada tarde' } }),
    ]),
  );
});

it('tells who came after a unit was closed why it brought nothing, and what the unit after it would', async () => {
  const { id: schoolId } = await school();
  const [first, late] = [await signedIn('aluno', schoolId), await signedIn('aluno', schoolId)];
  const content = { units: 3, lessonsEach: 5 };
  const { id: classId, facilitator } = await runningClass(schoolId, { pupils: [first], content });
  await closedLessons({ classId, schoolId, studentIds: [first.actor.id], numbers: numbersOf(1) });
  await closeUnit(facilitator.actor, { classId, unit: 1, typed: 1, ticked: [...warningCodes], understood: true });
  await db().enrolment.create({ data: { classId, schoolId, studentId: late.actor.id, enrolledAt: new Date() } });
  await closedLessons({ classId, schoolId, studentIds: [late.actor.id], numbers: [6] });
  const { body } = await send(GET, { path: '/Alunos/progresso', bearer: late.bearer });
  expect((body as { modules: { points: ModulePoints }[] }).modules[0]?.points).toMatchObject({
    total: 0,
    units: [
      { standing: 'final', points: 0, lines: [], honors: [] },
      { standing: 'open', points: 160 },
      { standing: 'ahead' },
    ],
    lessonsBefore: numbersOf(1),
    shelf: expect.arrayContaining([
      expect.objectContaining({ kind: 'certificate', number: 1, state: 'lost', steps: [{ key: 'joinedAfter' }] }),
      expect.objectContaining({
        kind: 'certificate',
        number: 2,
        state: 'open',
        steps: [{ key: 'attend', lessons: [7, 8, 9, 10] }],
      }),
    ]),
  });
});

async function adjust(classId: string, studentId: string): Promise<void> {
  const { id: adminSchool } = await school();
  const admin = await signedIn('admin', adminSchool);
  await adjustPoints(admin.actor, { classId, unit: 1, studentId, amount: 10, reason: 'Aula lançada tarde' });
}
