import { beforeAll, describe, expect, it } from 'vitest';
import { DELETE as DELETE_COURSE } from '@/app/api/Cursos/[id]/route';
import { POST as MOVE } from '@/app/api/Cursos/modules/[moduleId]/place/route';
import { DELETE, GET, POST } from '@/app/api/Cursos/modules/[moduleId]/route';
import { PUT as AUTHORISE, DELETE as WITHDRAW } from '@/app/api/Cursos/modules/[moduleId]/schools/[schoolId]/route';
import { PUT } from '@/app/api/Cursos/modules/route';
import { db } from '@/lib/platform/db/client';
import { courseContent } from '@/tests/support/course-content';
import { type Editor, editor, moduleWire } from '@/tests/support/editor';
import { storedPicture } from '@/tests/support/files/own-files';
import { openedOn } from '@/tests/support/opened-on';
import { school, schoolClass, storedCourse } from '@/tests/support/world';

let admin: Editor;
beforeAll(async () => {
  admin = await editor();
});

const at = (moduleId: string, suffix = '') => ({ path: `/Cursos/modules/${moduleId}${suffix}`, params: { moduleId } });
const save = async (moduleId: string, changes: Record<string, unknown>) =>
  admin.post(POST, {
    ...at(moduleId),
    body: { revision: await openedOn('course_modules', 'id', moduleId), ...moduleWire(changes) },
  });

async function made(codigo = 'M1', changes: Record<string, unknown> = {}, codigoCurso?: string) {
  const course = codigoCurso ?? (await storedCourse()).code;
  return admin.put(PUT, { path: '/Cursos/modules', body: { ...moduleWire(changes), codigo, codigoCurso: course } });
}

async function stored(changes: Record<string, unknown> = {}): Promise<string> {
  return (await made('M1', changes)).body.id as string;
}

describe('PUT /Cursos/modules', () => {
  it('puts modules of a course one after the other', async () => {
    const { code } = await storedCourse();
    expect((await made('M1', {}, code)).body).toMatchObject({
      codigo: 'M1',
      codigoCurso: code,
      position: 1,
      revision: 1,
    });
    expect((await made('M2', {}, code)).body).toMatchObject({ codigo: 'M2', position: 2 });
  });

  it('refuses a code that the course has, and takes it in another course', async () => {
    const { code } = await storedCourse();
    await made('M1', {}, code);
    expect(await made('M1', {}, code)).toMatchObject({ status: 409, body: { code: 'module.already-exists' } });
    expect((await made('M1')).status).toBe(200);
  });

  it('lets exactly one of two requests at once create a code', async () => {
    const { code } = await storedCourse();
    const answers = await Promise.all([made('M1', {}, code), made('M1', {}, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('POST /Cursos/modules/{moduleId}', () => {
  it('says when a module in development is expected, and forgets it when it is released', async () => {
    const id = await stored();
    expect(await save(id, { status: 'inDevelopment' })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'expectedOn', code: 'required' }] },
    });
    const expectedOn = '2027-03-01';
    expect((await save(id, { status: 'inDevelopment', expectedOn })).body).toMatchObject({ expectedOn });
    expect((await save(id, { status: 'released', expectedOn })).body).toMatchObject({ expectedOn: null });
  });

  it('keeps the row of a part while its place is filled', async () => {
    const mission = { kind: 'mission', number: 1, nome: 'Resgate', summary: '', challenges: ['Um', 'Dois'] };
    const id = await stored({ parts: [mission, { ...mission, number: 2 }] });
    const rows = () => db().modulePart.findMany({ where: { moduleId: id }, orderBy: { number: 'asc' } });
    const before = await rows();
    await save(id, { parts: [{ ...mission, nome: 'Outro resgate' }] });
    expect(await rows()).toEqual([{ ...before[0], name: 'Outro resgate' }]);
  });

  it.each([
    ['a fourth mission', { parts: [{ kind: 'mission', number: 4, nome: 'x', summary: '', challenges: [] }] }, 'parts'],
    ['a word twice', { glossary: Array(2).fill({ term: 'Laço', meaning: 'Repetição' }) }, 'glossary.1.term'],
    [
      'no video of YouTube',
      { support: [{ kind: 'video', title: 'x', address: 'https://exemplo.br/v' }] },
      'support.0.address',
    ],
  ])('refuses %s', async (_, changes, path) => {
    const { status, body } = await save(await stored(), changes);
    expect(status).toBe(422);
    expect((body.fields as { path: string }[]).map((field) => field.path)).toContain(path);
  });

  it('attaches the file of a support item, keeps its row, and lets the file go with it', async () => {
    const file = await storedPicture(admin.actor);
    const item = { kind: 'image', title: 'Montagem', address: file.address };
    const id = await stored({ support: [item] });
    const unused = async () => (await db().storedFile.findUniqueOrThrow({ where: { id: file.id } })).unusedSince;
    expect(await unused()).toBeNull();
    const [first] = await db().supportItem.findMany({ where: { moduleId: id } });
    await save(id, { support: [{ ...item, title: 'Outra' }] });
    expect(await db().supportItem.findMany({ where: { moduleId: id } })).toEqual([{ ...first, title: 'Outra' }]);
    await save(id, {});
    expect(await unused()).not.toBeNull();
  });

  it('keeps what is shown twice apart: each its title, and either may go', async () => {
    const video = (title: string) => ({ kind: 'video', title, address: 'https://youtu.be/aaaaaaaaaaa' });
    const id = await stored({ support: [video('Montagem'), video('Teste')] });
    const titles = async () =>
      (await db().supportItem.findMany({ where: { moduleId: id }, orderBy: { position: 'asc' } })).map(
        (one) => one.title,
      );
    await save(id, { support: [video('Montagem'), video('Teste final')] });
    expect(await titles()).toEqual(['Montagem', 'Teste final']);
    await save(id, { support: [video('Teste final')] });
    expect(await titles()).toEqual(['Teste final']);
  });

  it('tells the second of two editors that the module changed meanwhile', async () => {
    const id = await stored();
    const answers = await Promise.all(['Um', 'Dois'].map((nome) => save(id, { nome, revision: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('request.changed-meanwhile');
    const winner = answers.find(({ status }) => status === 200)?.body.nome;
    expect((await admin.get(GET, at(id))).body).toMatchObject({ nome: winner, revision: 2 });
  });
});

describe('DELETE /Cursos/modules/{moduleId}', () => {
  it('refuses a module with units, and its course', async () => {
    const { module, course } = await courseContent();
    expect(await admin.remove(DELETE, at(module.id))).toMatchObject({ status: 409, body: { code: 'module.in-use' } });
    const asked = { path: `/Cursos/${course.code}`, params: { id: course.code } };
    expect(await admin.remove(DELETE_COURSE, asked)).toMatchObject({
      status: 409,
      body: { code: 'course.has-modules' },
    });
  });

  it('refuses a module with classes', async () => {
    const { courseId } = await schoolClass((await school()).id, {});
    const module = await db().courseModule.findFirstOrThrow({ where: { courseId } });
    expect(await admin.remove(DELETE, at(module.id))).toMatchObject({ status: 409, body: { code: 'module.in-use' } });
  });

  it('leaves no gap where another is added at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { code, id: courseId } = await storedCourse();
      const [first] = [await made('M1', {}, code), await made('M2', {}, code)];
      await Promise.all([admin.remove(DELETE, at(first.body.id as string)), made('M3', {}, code)]);
      const left = await db().courseModule.findMany({ where: { courseId }, orderBy: { position: 'asc' } });
      expect(left.map(({ position }) => position)).toEqual([1, 2]);
    }
  });

  it('deletes an empty one, and what follows moves up', async () => {
    const { code } = await storedCourse();
    const [first, second] = [await made('M1', {}, code), await made('M2', {}, code)];
    expect((await admin.remove(DELETE, at(first.body.id as string))).status).toBe(200);
    expect((await admin.get(GET, at(second.body.id as string))).body).toMatchObject({ position: 1 });
  });
});

describe('POST /Cursos/modules/{moduleId}/place', () => {
  it('reorders, also when four people do it at once', async () => {
    const { code } = await storedCourse();
    const ids: string[] = [];
    for (const module of ['A', 'B', 'C', 'D']) ids.push((await made(module, {}, code)).body.id as string);
    const [a = '', , , d = ''] = ids;
    const moved = await admin.post(MOVE, { ...at(d, '/place'), body: { place: 1 } });
    expect(moved.body.ids).toEqual([d, ...ids.slice(0, 3)]);
    await Promise.all(ids.map((id) => admin.post(MOVE, { ...at(id, '/place'), body: { place: 2 } })));
    const rows = await db().courseModule.findMany({ where: { course: { code } }, orderBy: { position: 'asc' } });
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect(rows.map(({ id }) => id)).toContain(a);
  });
});

describe('PUT and DELETE /Cursos/modules/{moduleId}/schools/{schoolId}', () => {
  it('authorises, changes the days, and withdraws once', async () => {
    const [moduleId, { id: schoolId }] = [await stored(), await school()];
    const asked = { path: `/Cursos/modules/${moduleId}/schools/${schoolId}`, params: { moduleId, schoolId } };
    const days = (from: string, until: string | null) => admin.put(AUTHORISE, { ...asked, body: { from, until } });
    expect((await days('2026-02-01', null)).body).toEqual({ moduleId, schoolId, from: '2026-02-01', until: null });
    expect((await days('2026-02-01', '2026-12-20')).body).toMatchObject({ until: '2026-12-20' });
    expect(await days('2026-02-01', '2026-01-31')).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'until' }] },
    });
    expect((await admin.remove(WITHDRAW, asked)).status).toBe(200);
    expect((await admin.remove(WITHDRAW, asked)).status).toBe(404);
  });

  it('knows no school that is not there', async () => {
    const params = { moduleId: await stored(), schoolId: '018f0000-0000-7000-8000-000000000000' };
    const path = `/Cursos/modules/${params.moduleId}/schools/${params.schoolId}`;
    expect((await admin.put(AUTHORISE, { path, params, body: { from: '2026-02-01', until: null } })).status).toBe(404);
  });
});
