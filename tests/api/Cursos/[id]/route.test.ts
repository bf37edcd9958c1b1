import { beforeAll, describe, expect, it } from 'vitest';
import { GET as EXISTS } from '@/app/api/Cursos/[id]/exists/route';
import { DELETE, GET, POST } from '@/app/api/Cursos/[id]/route';
import { GET as EXISTS_BY_QUERY } from '@/app/api/Cursos/existsWithInvalidCharacters/route';
import * as WithInvalidCharacters from '@/app/api/CursosWithInvalidCharacters/route';
import { db } from '@/lib/platform/db/client';
import { send } from '@/tests/support/send';
import { courseData, type SignedIn, signedIn } from '@/tests/support/world';

let admin: SignedIn;
let pupil: SignedIn;
beforeAll(async () => {
  admin = await signedIn('admin');
  pupil = await signedIn('aluno');
});

async function stored(code?: string) {
  return db().course.create({ data: courseData(code) });
}

const at = (code: string) => ({
  path: `/Cursos/${encodeURIComponent(code)}`,
  params: { id: encodeURIComponent(code) },
});
const update = (code: string, body: unknown) => send(POST, { ...at(code), method: 'POST', body, bearer: admin.bearer });

function changes({ code: _, name, ...rest }: ReturnType<typeof courseData>) {
  return { nome: name, ...rest };
}

describe('GET /Cursos/{id}', () => {
  it('gives the general data, with prices only to who may see them', async () => {
    const { code } = await stored();
    expect((await send(GET, { ...at(code), bearer: admin.bearer })).body).toMatchObject({
      codigo: code,
      monthlyPriceCents: 8900,
    });
    expect((await send(GET, { ...at(code), bearer: pupil.bearer })).body).toMatchObject({
      codigo: code,
      monthlyPriceCents: null,
    });
  });

  it('answers a missing course with MODEL_NOT_FOUND', async () => {
    const { status, body } = await send(GET, { ...at('no-such'), bearer: admin.bearer });
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'MODEL_NOT_FOUND' });
    expect(body.requestId).toMatch(/^[\w-]{8,}/);
  });
});

describe('GET /Cursos/{id}/exists', () => {
  it('tells a taken code from a free one', async () => {
    const { code } = await stored();
    expect((await send(EXISTS, { ...at(code), bearer: admin.bearer })).body).toEqual({ exists: true });
    expect((await send(EXISTS, { ...at('no-such'), bearer: admin.bearer })).body).toEqual({ exists: false });
  });
});

describe('POST /Cursos/{id}', () => {
  it('saves the changes and counts the revision', async () => {
    const { code } = await stored();
    const { status, body } = await update(code, { ...changes(courseData()), nome: 'Novo nome', revision: 1 });
    expect({ status, nome: body.nome, revision: body.revision }).toEqual({
      status: 200,
      nome: 'Novo nome',
      revision: 2,
    });
  });

  it('serialises two tabs on one row: one saves, the other is told that the course changed meanwhile', async () => {
    const { code, id } = await stored();
    const save = (nome: string) => update(code, { ...changes(courseData()), nome, revision: 1 });
    const answers = await Promise.all([save('Aba um'), save('Aba dois')]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200);
    const course = await db().course.findUniqueOrThrow({ where: { id } });
    expect(course).toMatchObject({ name: winner?.body.nome, revision: 2 });
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('request.changed-meanwhile');
  });

  it('lets one of ten at once save over what all of them read', async () => {
    const { code, id } = await stored();
    const all = Array.from({ length: 10 }, (_, index) =>
      update(code, { ...changes(courseData()), nome: `Aba ${index}`, revision: 1 }),
    );
    expect((await Promise.all(all)).map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect((await db().course.findUniqueOrThrow({ where: { id } })).revision).toBe(2);
  });

  it('refuses a save that does not say what was read', async () => {
    const { code, name, id } = await stored();
    const { status, body } = await update(code, { ...changes(courseData()), nome: 'Por cima' });
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields: [{ path: 'revision', code: 'required' }] });
    expect(await db().course.findUniqueOrThrow({ where: { id } })).toMatchObject({ name, revision: 1 });
  });
});

describe('DELETE /Cursos/{id}', () => {
  it('deletes once; the second request finds nothing', async () => {
    const { code } = await stored();
    const remove = () => send(DELETE, { ...at(code), method: 'DELETE', bearer: admin.bearer });
    expect(await remove()).toMatchObject({ status: 200, body: { count: 1 } });
    expect((await remove()).status).toBe(404);
  });
});

describe('the WithInvalidCharacters twins', () => {
  it("reach an id with '/' by the query", async () => {
    const code = `A/${Date.now()}`;
    await stored(code);
    const path = `/CursosWithInvalidCharacters?id=${encodeURIComponent(code)}`;
    const bearer = admin.bearer;
    const byQuery = { path: `/Cursos/existsWithInvalidCharacters?id=${encodeURIComponent(code)}`, bearer };
    expect((await send(EXISTS_BY_QUERY, byQuery)).body).toEqual({ exists: true });
    expect((await send(WithInvalidCharacters.GET, { path, bearer })).body).toMatchObject({ codigo: code });
    const body = { ...changes(courseData()), nome: 'Com barra', revision: 1 };
    expect((await send(WithInvalidCharacters.POST, { path, method: 'POST', body, bearer })).body).toMatchObject({
      nome: 'Com barra',
    });
    expect((await send(WithInvalidCharacters.DELETE, { path, method: 'DELETE', bearer })).status).toBe(200);
  });
});
