import { expect, it } from 'vitest';
import { GET as progressOf } from '@/app/api/Alunos/progresso/route';
import { GET } from '@/app/api/turmas/[id]/performance/route';
import { closeClass } from '@/lib/class-life/commands/close-class';
import { checkChallenges } from '@/lib/missions/commands/check-challenges';
import { db } from '@/lib/platform/db/client';
import { gradeProject } from '@/lib/projects/commands/grade-project';
import { confirmTeams } from '@/lib/teams/commands/confirm-teams';
import { saveTeams } from '@/lib/teams/commands/save-teams';
import { closeUnit } from '@/lib/units/commands/close-unit';
import { classPerformance } from '@/lib/units/queries/class-performance';
import { studentProgress } from '@/lib/units/queries/student-progress';
import { studentReport } from '@/lib/units/queries/student-report';
import { entryTable } from '@/lib/units/rules/entry-table';
import { warningCodes } from '@/lib/units/rules/unit-standing';
import { closedLessons, numbersOf } from '@/tests/support/closed-lessons';
import { runningClass } from '@/tests/support/running-class';
import { send } from '@/tests/support/send';
import { school, signedIn } from '@/tests/support/world';

it('tells of each student of the class what counts, and the same points as the student is told', async () => {
  const { id: schoolId } = await school();
  const pupils = [await signedIn('aluno', schoolId), await signedIn('aluno', schoolId)];
  const content = { units: 3, lessonsEach: 5 };
  const { id: classId, facilitator, course } = await runningClass(schoolId, { pupils, content });
  const next = { courseId: course.id, code: 'next', position: 2, name: 'Depois', status: 'released' as const };
  await db().courseModule.create({
    data: { ...next, parts: { create: { kind: 'test', number: 1, name: 'Prova 1' } } },
  });
  const studentIds = pupils.map(({ actor }) => actor.id);
  const [studentId = ''] = studentIds;
  await closedLessons({ classId, schoolId, studentIds, numbers: numbersOf(1) });
  await closeUnit(facilitator.actor, { classId, unit: 1, typed: 1, ticked: [...warningCodes], understood: true });
  await closedLessons({ classId, schoolId, studentIds: [studentId], numbers: [6] });
  const asked = { path: `/turmas/${classId}/performance`, params: { id: classId } };
  const { status, body } = await send(GET, { ...asked, bearer: facilitator.bearer });
  expect(status).toBe(200);
  const told = body as { students: { studentId: string }[] };
  expect(told).toMatchObject({ classId, closedUnits: [1], maximum: 10_500 });
  expect(told.students.map((student) => student.studentId).sort()).toEqual(studentIds.toSorted());
  const own = await send(progressOf, { path: '/Alunos/progresso', bearer: pupils[0]?.bearer });
  const [module] = (own.body as { modules: { points: { total: number; units: unknown[] } }[] }).modules;
  const { total, units } = module?.points ?? { total: 0, units: [] };
  // All that the course has: this module whole, and of the next one its test.
  expect(own.body.courses).toMatchObject([{ total, maximum: 10_500 + 2_400 }]);
  const student = told.students.find((each) => each.studentId === studentId);
  expect(student).toMatchObject({ total, units });
  expect(units).toMatchObject([{ standing: 'final' }, { standing: 'open', points: 160 }, { standing: 'ahead' }]);
});

it('takes two challenges of the same words for two', async () => {
  const { id: schoolId } = await school();
  const pupil = await signedIn('aluno', schoolId);
  const { id: classId, facilitator } = await runningClass(schoolId, { pupils: [pupil] });
  const words = { name: 'Mostre o jogo a um colega' };
  const challenges = [
    { key: 'm1', ...words, mandatory: true },
    { key: 'o1', ...words, mandatory: false },
  ];
  await db().pinnedModule.update({ where: { classId }, data: { missions: [{ unit: 1, name: 'Jogo', challenges }] } });
  const checks = [{ studentId: pupil.actor.id, challenge: 'm1', checked: true }];
  await checkChallenges(facilitator.actor, { classId, unit: 1, at: new Date().toISOString(), checks });
  const told = await classPerformance(facilitator.actor, { classId });
  expect(told?.students[0]?.challenges).toEqual([{ unit: 1, key: 'm1', own: false, checked: true }]);
});

it('tells who took no part in a project as it was typed, and not as the 0 that it is worth', async () => {
  const { id: schoolId } = await school();
  const pupil = await signedIn('aluno', schoolId);
  const { id: classId, facilitator } = await runningClass(schoolId, { pupils: [pupil] });
  const place = { classId, project: 1 };
  await saveTeams(facilitator.actor, { ...place, revision: 0, dealt: null, teams: [[pupil.actor.id]] });
  await confirmTeams(facilitator.actor, { ...place, revision: 1 });
  const shown = async (score: number | null, tookPart: boolean) => {
    const grades = [{ studentId: pupil.actor.id, score, tookPart }];
    await gradeProject(facilitator.actor, { ...place, grades });
    const told = await classPerformance(facilitator.actor, { classId });
    return told && entryTable(told).rows[0]?.cells.P1?.value;
  };
  expect(await shown(80, true)).toBe(80);
  expect(await shown(null, false)).toBe('away');
  expect(await shown(0, true)).toBe(0);
  expect(await shown(null, true)).toBeNull();
});

it('promises nothing of a unit that the class ended without closing, as the student and the school are told', async () => {
  const { id: schoolId } = await school();
  const pupil = await signedIn('aluno', schoolId);
  const { id: classId, facilitator } = await runningClass(schoolId, { pupils: [pupil] });
  await closedLessons({ classId, schoolId, studentIds: [pupil.actor.id], numbers: [1] });
  const standings = async () => {
    const ofClass = (await classPerformance(facilitator.actor, { classId }))?.students[0]?.units;
    const own = (await studentProgress(pupil.actor, {}))?.modules[0]?.points?.units;
    const report = (await studentReport(facilitator.actor, { id: pupil.actor.id }))?.modules[0]?.units;
    return [ofClass, own, report].map((units) => units?.map(({ standing, points }) => `${standing} ${points}`));
  };
  const open = ['open 880', 'ahead 0', 'ahead 0'];
  expect(await standings()).toEqual([open, open, open]);
  await closeClass(facilitator.actor, { classId });
  const ended = ['ended 0', 'ended 0', 'ended 0'];
  expect(await standings()).toEqual([ended, ended, ended]);
});
