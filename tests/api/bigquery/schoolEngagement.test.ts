import { describe, expect, it } from 'vitest';
import { askedEngagement } from '@/app/[locale]/(signed-in)/analytics/asked-engagement';
import { GET } from '@/app/api/bigquery/schoolEngagement/route';
import { POST as REDO } from '@/app/api/turmas/[id]/units/[unit]/test/redo/route';
import { POST as RESET } from '@/app/api/turmas/[id]/units/[unit]/test/reset/route';
import { countEngagement } from '@/lib/analytics/parts/count-engagement';
import type { Engagement } from '@/lib/analytics/schemas';
import { enrolStudents } from '@/lib/class-life/commands/enrol-students';
import { db } from '@/lib/platform/db/client';
import { begunTest, byTeacher, classWithTest, releasedTest } from '@/tests/support/class-test';
import { closedLessons } from '@/tests/support/closed-lessons';
import { runningClass } from '@/tests/support/running-class';
import { send } from '@/tests/support/send';
import { conclude } from '@/tests/support/test-device';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

async function asked(who: SignedIn, query = ''): Promise<Engagement> {
  const { status, body } = await send(GET, { path: `/bigquery/schoolEngagement${query}`, bearer: who.bearer });
  expect(status).toBe(200);
  return body as Engagement;
}

const daysOf = (schoolId: string) =>
  db().engagementDay.findMany({ where: { schoolId }, orderBy: [{ classId: 'asc' }, { day: 'asc' }] });

/** Two lessons of a class in which everybody was there, but the first pupil in the second one. */
async function given(pupilCount: number) {
  const { id: schoolId } = await school();
  const pupils = await Promise.all(Array.from({ length: pupilCount }, () => signedIn('aluno', schoolId)));
  const { id: classId, facilitator } = await runningClass(schoolId, { pupils });
  const studentIds = pupils.map(({ actor }) => actor.id);
  await closedLessons({ classId, schoolId, studentIds, numbers: [1, 2] });
  const missed = { studentId: studentIds[0] as string, lesson: { classId, number: 2 } };
  await db().attendanceMark.updateMany({ where: missed, data: { state: 'absent' } });
  return { schoolId, classId, facilitator, missed };
}

it('leaves out of a page’s address what is no day and no id, and shows the rest', async () => {
  const { actor } = await signedIn('escola', (await school()).id);
  const typed = { dataInicio: '2026-02-30', dataFim: '2026-02-28', facilitador: 'f'.repeat(36) };
  const { params, engagement } = await askedEngagement(actor, { ...typed, filteredSchools: actor.schoolId ?? '' });
  expect(params).toEqual({ dataFim: '2026-02-28', filteredSchools: actor.schoolId });
  expect(engagement.to).toBe('2026-02-28');
});

describe('GET /bigquery/schoolEngagement', () => {
  it('tells a school the lessons and the attendance of the night before, and what was made up since a night later', async () => {
    const { schoolId, classId, missed } = await given(5);
    const who = await signedIn('escola', schoolId);
    expect((await asked(who)).total).toEqual({ lessons: 0, attended: 0, marked: 0, tests: 0 });
    await countEngagement(db(), new Date());
    const { weeks, rows, by, total } = await asked(who);
    expect(weeks).toHaveLength(8);
    expect(weeks.at(-1)).toMatchObject({ lessons: 2, attended: 9, marked: 10 });
    expect(by).toBe('class');
    expect(rows).toMatchObject([{ id: classId, lessons: 2, attended: 9, marked: 10, isSmall: false }]);
    expect(total).toEqual({ lessons: 2, attended: 9, marked: 10, tests: 0 });
    await db().attendanceMark.updateMany({ where: missed, data: { state: 'madeUp' } });
    await countEngagement(db(), new Date());
    expect((await asked(who)).total).toEqual({ lessons: 2, attended: 10, marked: 10, tests: 0 });
  });

  it('counts the same anew once everything was dropped', async () => {
    const { schoolId } = await given(2);
    await countEngagement(db(), new Date());
    const before = await daysOf(schoolId);
    expect(before).toHaveLength(1);
    await db().engagementDay.deleteMany({ where: { schoolId } });
    await countEngagement(db(), new Date());
    expect(await daysOf(schoolId)).toEqual(before);
  });

  it('leaves test classes out, also one that became it', async () => {
    const { schoolId, classId } = await given(2);
    await countEngagement(db(), new Date());
    await db().schoolClass.update({ where: { id: classId }, data: { type: 'test' } });
    await countEngagement(db(), new Date());
    expect(await daysOf(schoolId)).toEqual([]);
  });

  it('tells an advisor nothing of fewer than five students, a facilitator of the own class', async () => {
    const { schoolId, classId, facilitator } = await given(4);
    await countEngagement(db(), new Date());
    const advisor = await signedIn('assessoria', schoolId);
    const told = await asked(advisor);
    expect(told.rows).toMatchObject([{ id: classId, lessons: 0, marked: 0, isSmall: true }]);
    expect(told.total).toEqual({ lessons: 0, attended: 0, marked: 0, tests: 0 });
    expect((await asked(facilitator)).total).toEqual({ lessons: 2, attended: 7, marked: 8, tests: 0 });
  });

  it('answers of another school’s with nothing', async () => {
    const { schoolId } = await given(5);
    await countEngagement(db(), new Date());
    const { id: elsewhere } = await school();
    const neighbour = await signedIn('escola', elsewhere);
    const { rows, schools } = await asked(neighbour, `?idEscola=${schoolId}`);
    expect(rows).toEqual([]);
    expect(schools.map(({ id }) => id)).toEqual([elsewhere]);
  });

  it('counts a test that was taken, twice on one day once, and none once it was reset', async () => {
    const of = await classWithTest();
    const [pupil] = of.pupils as [SignedIn];
    await releasedTest(of);
    await conclude(await begunTest(of, pupil));
    await byTeacher(of, REDO, '/redo', { versionId: of.versionId, studentIds: [pupil.actor.id] });
    await conclude(await begunTest(of, pupil));
    const taken = async () => {
      await countEngagement(db(), new Date());
      return (await asked(of.facilitator)).total;
    };
    expect(await taken()).toEqual({ lessons: 0, attended: 0, marked: 0, tests: 1 });
    await byTeacher(of, RESET, '/reset', { studentId: pupil.actor.id });
    expect(await taken()).toEqual({ lessons: 0, attended: 0, marked: 0, tests: 0 });
    expect(await daysOf(of.schoolId)).toEqual([]);
  });

  it('tells who has several schools of each as its classes would, and an advisor of none of the small ones', async () => {
    const [big, small] = [await given(5), await given(4)];
    await countEngagement(db(), new Date());
    const advisor = await signedIn('assessoria', big.schoolId);
    await db().schoolLink.create({ data: { accountId: advisor.actor.id, schoolId: small.schoolId } });
    const ofSchool = ({ rows }: Engagement, id: string) => rows.find((row) => row.id === id);
    const nothing = { lessons: 0, attended: 0, marked: 0 };
    const told = await asked(advisor);
    expect(told.by).toBe('school');
    expect(ofSchool(told, big.schoolId)).toMatchObject({ lessons: 2, attended: 9, marked: 10 });
    expect(ofSchool(told, small.schoolId)).toMatchObject(nothing);
    // The running week sticks out of a time that ends today: it is told from its days, by the same rule.
    const monday = told.weeks.at(-1)?.week as string;
    const sunday = new Date(Date.parse(monday) + 6 * 86_400_000).toISOString().slice(0, 10);
    const whole = await asked(advisor, `?dataInicio=${monday}&dataFim=${sunday}`);
    expect(whole.total).toEqual(told.total);
    const admin = await signedIn('admin', null);
    const only = await asked(admin, `?advisor=${advisor.actor.id}`);
    expect(only.rows.map(({ id }) => id).sort()).toEqual([big.schoolId, small.schoolId].sort());
    expect(only.total).toMatchObject({ lessons: 4, marked: 18 });
    const one = await asked(admin, `?filteredSchools=${small.schoolId}`);
    expect(one.rows).toMatchObject([{ id: small.schoolId, lessons: 2, attended: 7, marked: 8 }]);
    const later = await signedIn('aluno', small.schoolId);
    await enrolStudents(small.facilitator.actor, { classId: small.classId, studentIds: [later.actor.id] });
    await countEngagement(db(), new Date());
    expect(ofSchool(await asked(advisor), small.schoolId)).toMatchObject({ lessons: 2, marked: 8 });
  });

  it('takes the days that are asked for, and names a day that is none', async () => {
    const { schoolId } = await given(5);
    await countEngagement(db(), new Date());
    const who = await signedIn('escola', schoolId);
    expect((await asked(who, '?dataInicio=2020-01-01&dataFim=2020-01-31')).total.lessons).toBe(0);
    const { status, body } = await send(GET, {
      path: '/bigquery/schoolEngagement?dataInicio=ontem',
      bearer: who.bearer,
    });
    expect([status, body]).toMatchObject([422, { fields: [{ path: 'dataInicio' }] }]);
  });
});
