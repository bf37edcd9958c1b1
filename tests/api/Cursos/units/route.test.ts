import { beforeAll, describe, expect, it } from 'vitest';
import { POST as MOVE } from '@/app/api/Cursos/units/[unitId]/place/route';
import { DELETE, POST } from '@/app/api/Cursos/units/[unitId]/route';
import { PUT } from '@/app/api/Cursos/units/route';
import { db } from '@/lib/platform/db/client';
import { courseContent } from '@/tests/support/course-content';
import { type Editor, editor } from '@/tests/support/editor';

let admin: Editor;
beforeAll(async () => {
  admin = await editor();
});

const at = (unitId: string, suffix = '') => ({ path: `/Cursos/units/${unitId}${suffix}`, params: { unitId } });
const add = (moduleId: string) => admin.put(PUT, { path: '/Cursos/units', body: { moduleId, objective: 'Objetivo' } });
const unitsOf = (moduleId: string) => db().courseUnit.findMany({ where: { moduleId }, orderBy: { number: 'asc' } });

it('adds up to three units to a module', async () => {
  const { module } = await courseContent({ units: 2 });
  expect((await add(module.id)).body).toMatchObject({ number: 3, revision: 1 });
  expect(await add(module.id)).toMatchObject({ status: 409, body: { code: 'unit.three-at-most' } });
});

it('lets one of two requests at once add the third', async () => {
  const { module } = await courseContent({ units: 2 });
  const answers = await Promise.all([add(module.id), add(module.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('tells the second of two editors that the unit changed meanwhile', async () => {
  const { lessons } = await courseContent();
  const unitId = lessons[0]?.unitId ?? '';
  const save = (objective: string) => admin.post(POST, { ...at(unitId), body: { objective, revision: 1 } });
  expect((await save('Um')).body).toMatchObject({ objective: 'Um', revision: 2 });
  expect(await save('Dois')).toMatchObject({ status: 409, body: { code: 'request.changed-meanwhile' } });
});

describe('DELETE /Cursos/units/{unitId}', () => {
  it('refuses a unit with lessons', async () => {
    const { lessons } = await courseContent();
    expect(await admin.remove(DELETE, at(lessons[0]?.unitId ?? ''))).toMatchObject({
      status: 409,
      body: { code: 'unit.has-lessons' },
    });
  });

  it('moves up the units after an empty one', async () => {
    const { module } = await courseContent({ units: 2 });
    await add(module.id);
    const [first, second, third] = await unitsOf(module.id);
    await db().lesson.deleteMany({ where: { unitId: second?.id ?? '' } });
    expect((await admin.remove(DELETE, at(second?.id ?? ''))).status).toBe(200);
    expect((await unitsOf(module.id)).map(({ id, number }) => [id, number])).toEqual([
      [first?.id, 1],
      [third?.id, 2],
    ]);
  });
});

it('exchanges the numbers of units', async () => {
  const { module } = await courseContent({ units: 3 });
  const before = (await unitsOf(module.id)).map(({ id }) => id);
  const moved = await admin.post(MOVE, { ...at(before[2] ?? '', '/place'), body: { place: 1 } });
  const expected = [before[2], before[0], before[1]];
  expect(moved.body.ids).toEqual(expected);
  expect((await unitsOf(module.id)).map(({ id }) => id)).toEqual(expected);
});
