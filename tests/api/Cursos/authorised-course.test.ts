import { expect, it } from 'vitest';
import { PUT } from '@/app/api/Cursos/[id]/authorisations/route';
import { DELETE } from '@/app/api/Cursos/modules/[moduleId]/schools/[schoolId]/route';
import { withdrawAuthorisation } from '@/lib/courses/commands/withdraw-authorisation';
import { db } from '@/lib/platform/db/client';
import { somebodyWaits } from '@/tests/support/lock-waits';
import { send } from '@/tests/support/send';
import { school, signedIn, storedCourse } from '@/tests/support/world';

async function authorise(code: string, body: object) {
  const { bearer } = await signedIn('admin');
  const path = `/Cursos/${code}/authorisations`;
  return send(PUT, { method: 'PUT', path, params: { id: code }, body, bearer });
}

it('gives a school every module of a course with the same days, those that it had as well', async () => {
  const [{ id: schoolId }, { id: courseId, code }] = [await school(), await storedCourse()];
  const moduleIds: string[] = [];
  for (const [at, name] of ['A1', 'A2'].entries()) {
    const data = { courseId, code: name, position: at + 1, name };
    moduleIds.push((await db().courseModule.create({ data })).id);
  }
  const before = { schoolId, moduleId: moduleIds[0] ?? '', from: new Date('2020-01-01'), until: null };
  await db().moduleAuthorisation.create({ data: before });
  const days = { schoolId, from: '2026-02-01', until: '2026-12-20' };
  expect(await authorise(code, days)).toMatchObject({ status: 200, body: { count: 2 } });
  const stored = await db().moduleAuthorisation.findMany({ where: { schoolId } });
  expect(stored.map(({ from, until }) => [from, until].map((day) => day?.toISOString().slice(0, 10)))).toEqual([
    ['2026-02-01', '2026-12-20'],
    ['2026-02-01', '2026-12-20'],
  ]);
  const wrong = await authorise(code, { ...days, until: '2026-01-31' });
  expect(wrong).toMatchObject({ status: 422, body: { fields: [{ path: 'until', code: 'before-begin' }] } });
});

it('is taken away by two administrators at once, of whom neither is told of a fault of ours', async () => {
  const [{ id: schoolId }, { id: courseId }, admin] = [await school(), await storedCourse(), await signedIn('admin')];
  const { id: moduleId } = await db().courseModule.create({ data: { courseId, code: 'A1', position: 1, name: 'A1' } });
  await db().moduleAuthorisation.create({ data: { schoolId, moduleId, from: new Date('2020-01-01') } });
  const params = { moduleId, schoolId };
  const path = `/Cursos/modules/${moduleId}/schools/${schoolId}`;
  let second: ReturnType<typeof send> | undefined;
  await db().$transaction(async (tx) => {
    await withdrawAuthorisation.inside(tx, admin.actor, params);
    second = send(DELETE, { method: 'DELETE', path, params, bearer: admin.bearer });
    await Promise.race([second, somebodyWaits()]);
  });
  expect(await second).toMatchObject({ status: 200, body: { count: 0 } });
});
