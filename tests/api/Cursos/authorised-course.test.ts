import { expect, it } from 'vitest';
import { PUT } from '@/app/api/Cursos/[id]/authorisations/route';
import { db } from '@/lib/platform/db/client';
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
