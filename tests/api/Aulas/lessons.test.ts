import { beforeAll, describe, expect, it } from 'vitest';
import { POST as MOVE } from '@/app/api/Aulas/[lessonId]/place/route';
import { DELETE, GET, POST } from '@/app/api/Aulas/[lessonId]/route';
import { PUT } from '@/app/api/Aulas/route';
import { db } from '@/lib/platform/db/client';
import { courseContent } from '@/tests/support/course-content';
import { type Editor, editor } from '@/tests/support/editor';
import { runningClass } from '@/tests/support/running-class';
import { school } from '@/tests/support/world';

let admin: Editor;
beforeAll(async () => {
  admin = await editor();
});

const at = (lessonId: string, suffix = '') => ({ path: `/Aulas/${lessonId}${suffix}`, params: { lessonId } });
const wire = (changes: object = {}) => ({ nome: 'Aula', objective: '', minutes: 50, skillCodes: [], ...changes });
const add = (unitId: string, codigo: string, changes: object = {}) =>
  admin.put(PUT, { path: '/Aulas', body: { ...wire(changes), unitId, codigo } });

async function content() {
  const { module, course, lessons } = await courseContent();
  const [a, b, c, d] = lessons.map(({ id }) => id) as [string, string, string, string];
  return { module, course, lessons, a, b, c, d, first: lessons[0]?.unitId ?? '', second: lessons[2]?.unitId ?? '' };
}

const idsOf = async (unitId: string) => {
  const rows = await db().lesson.findMany({ where: { unitId }, orderBy: { position: 'asc' } });
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
  return rows.map(({ id }) => id);
};

it('adds a lesson at the end of its unit, with its skills', async () => {
  const { first } = await content();
  const { status, body } = await add(first, `L${Date.now()}`, { skillCodes: ['EF06CO01'] });
  expect({ status, ...body }).toMatchObject({ status: 200, position: 3, skillCodes: ['EF06CO01'], revision: 1 });
});

it('refuses a code that any lesson has, and a skill that is not registered', async () => {
  const { first, lessons } = await content();
  expect(await add(first, lessons[3]?.code ?? '')).toMatchObject({
    status: 409,
    body: { code: 'lesson.already-exists' },
  });
  expect(await add(first, `S${Date.now()}`, { skillCodes: ['XX00'] })).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'skillCodes', code: 'unknown-skill' }] },
  });
});

/** Up to the five that a unit holds. */
async function filled(unitId: string) {
  for (const mark of ['x', 'y', 'z']) expect((await add(unitId, `${mark}${unitId.slice(-12)}`)).status).toBe(200);
}

describe('the five lessons of a unit', () => {
  const full = { status: 409, body: { code: 'unit.five-lessons-at-most' } };
  const move = (id: string, unitId: string, place: number) =>
    admin.post(MOVE, { ...at(id, '/place'), body: { unitId, place } });

  it('are not joined by a sixth, neither new nor moved', async () => {
    const { a, c, first } = await content();
    await filled(first);
    expect(await add(first, `w${Date.now()}`)).toMatchObject(full);
    expect(await move(c, first, 1)).toMatchObject(full);
    expect(await idsOf(first)).toHaveLength(5);
    expect((await move(a, first, 5)).status).toBe(200);
  });

  it('let one of a new and a moved one at once be the fifth', async () => {
    const { a, c, first, second } = await content();
    await filled(first);
    expect((await move(a, second, 1)).status).toBe(200);
    const answers = await Promise.all([add(first, `w${Date.now()}`), move(c, first, 1), move(a, first, 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await idsOf(first)).toHaveLength(5);
  });
});

it('tells the second of two editors that the lesson changed meanwhile', async () => {
  const { a } = await content();
  const save = (nome: string) => admin.post(POST, { ...at(a), body: wire({ nome, revision: 1 }) });
  expect((await save('Um')).body).toMatchObject({ nome: 'Um', revision: 2, skillCodes: [] });
  expect(await save('Dois')).toMatchObject({ status: 409, body: { code: 'request.changed-meanwhile' } });
  expect((await admin.get(GET, at(a))).body).toMatchObject({ nome: 'Um' });
});

describe('POST /Aulas/{lessonId}/place', () => {
  const move = (id: string, unitId: string, place: number) =>
    admin.post(MOVE, { ...at(id, '/place'), body: { unitId, place } });

  it('moves within a unit and into another one, without gaps', async () => {
    const { a, b, c, d, first, second } = await content();
    expect((await move(b, first, 1)).body.ids).toEqual([b, a]);
    expect((await move(b, second, 2)).body.ids).toEqual([c, b, d]);
    expect([await idsOf(first), await idsOf(second)]).toEqual([[a], [c, b, d]]);
  });

  it('keeps every lesson when many are moved at once', async () => {
    const { a, b, c, d, first, second } = await content();
    const moves = [move(a, second, 1), move(c, first, 1), move(b, second, 3), move(d, first, 2)];
    expect((await Promise.all(moves)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([...(await idsOf(first)), ...(await idsOf(second))].sort()).toEqual([a, b, c, d].sort());
  });

  it('knows no unit of another module', async () => {
    const [{ a }, other] = [await content(), await content()];
    expect((await move(a, other.first, 1)).status).toBe(404);
  });
});

describe('DELETE /Aulas/{lessonId}', () => {
  it('takes the plans and what search finds along, and what follows moves up', async () => {
    const { a, b, first } = await content();
    const passage = {
      source: 'lesson',
      sourceId: a,
      position: 1,
      locale: 'pt-BR',
      title: 'x',
      text: 'x',
      address: '/x',
    } as const;
    await db().passage.create({ data: passage, select: { id: true } });
    expect((await admin.remove(DELETE, at(a))).status).toBe(200);
    expect(await idsOf(first)).toEqual([b]);
    expect(await db().lessonPlan.count({ where: { lessonId: a } })).toBe(0);
    expect(await db().passage.count({ where: { sourceId: a } })).toBe(0);
  });

  it('leaves no gap where another is added at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { a, first } = await content();
      await Promise.all([admin.remove(DELETE, at(a)), add(first, `g${round}${first.slice(-12)}`)]);
      expect(await idsOf(first)).toHaveLength(2);
    }
  });

  it('refuses one that a class began with: its plan stands for that class', async () => {
    const { lessons } = await runningClass((await school()).id);
    const id = lessons[0]?.id ?? '';
    expect(await admin.remove(DELETE, at(id))).toMatchObject({ status: 409, body: { code: 'lesson.in-use' } });
    expect(await db().lesson.count({ where: { id } })).toBe(1);
  });
});
