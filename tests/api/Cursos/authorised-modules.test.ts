import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GET as PERMITTED } from '@/app/api/Cursos/cursosPermitidos/route';
import { GET as DIVISION } from '@/app/api/Cursos/divisaoAulasModulo/route';
import { GET as PROJECTS } from '@/app/api/Cursos/getProjetosCursoModulo/route';
import { GET as PLANS } from '@/app/api/Cursos/planoAulasModulo/route';
import { GET as ACTIVE } from '@/app/api/Cursos/recuperarCursosAtivos/route';
import { GET as MODULES } from '@/app/api/Cursos/recuperarModulosDoCurso/route';
import { setClock } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { authorise, authorisedContent } from '@/tests/support/authorised-content';
import { courseContent } from '@/tests/support/course-content';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

let schoolId: string;
let neighbourId: string;
let facilitator: SignedIn;
let neighbour: SignedIn;
let advisor: SignedIn;
let admin: SignedIn;
let content: Awaited<ReturnType<typeof authorisedContent>>;
beforeAll(async () => {
  schoolId = (await school()).id;
  neighbourId = (await school()).id;
  [facilitator, neighbour, advisor, admin] = await Promise.all([
    signedIn('instrutor', schoolId),
    signedIn('instrutor', neighbourId),
    signedIn('assessoria', schoolId),
    signedIn('admin'),
  ]);
  content = await authorisedContent(schoolId);
});
afterEach(() => setClock(undefined));

const modulesOf = (who: SignedIn, query: string) =>
  send(MODULES, { path: `/Cursos/recuperarModulosDoCurso?${query}`, bearer: who.bearer });
const ofModule = ({ course, module } = content) => `codigoCurso=${course.code}&codigoModulo=${module.code}`;
const plans = (who: SignedIn, query = ofModule()) =>
  send(PLANS, { path: `/Cursos/planoAulasModulo?${query}`, bearer: who.bearer });
const notAuthorised = { status: 404, body: { code: 'module.not-authorised' } };
const notThere = { status: 404, body: { code: 'MODEL_NOT_FOUND' } };

describe('GET /Cursos/recuperarModulosDoCurso', () => {
  it('lists codigo and nome of the modules that the school may use', async () => {
    const { course, module } = content;
    await db().courseModule.create({ data: { courseId: course.id, code: 'OUTRO', position: 2, name: 'Outro' } });
    const mine = [{ codigo: module.code, nome: module.name }];
    const { body } = await modulesOf(facilitator, `codigoCurso=${course.code}&escolaId=${schoolId}`);
    expect(body).toEqual(mine);
    expect((await modulesOf(facilitator, `codigoCurso=${course.code}`)).body).toEqual(mine);
    expect((await modulesOf(neighbour, `codigoCurso=${course.code}`)).body).toEqual([]);
    expect((await modulesOf(admin, `codigoCurso=${course.code}`)).body).toHaveLength(2);
    expect((await modulesOf(admin, `codigoCurso=${course.code}&escolaId=${schoolId}`)).body).toEqual(mine);
  });

  it('has no other school and no unknown course', async () => {
    const { course } = content;
    expect(await modulesOf(neighbour, `codigoCurso=${course.code}&escolaId=${schoolId}`)).toMatchObject(notThere);
    expect(await modulesOf(facilitator, 'codigoCurso=NOPE')).toMatchObject(notThere);
  });
});

describe('GET /Cursos/cursosPermitidos and recuperarCursosAtivos', () => {
  it('give the courses of the school, and all that are active', async () => {
    const inactive = await authorisedContent(schoolId, { course: { status: 'inactive' } });
    const expectedOn = new Date('2027-03-01');
    const coming = await authorisedContent(schoolId, { module: { status: 'inDevelopment', expectedOn } });
    const permitted = await send(PERMITTED, { path: '/Cursos/cursosPermitidos', bearer: facilitator.bearer });
    expect(permitted.body).toContainEqual({
      codigo: coming.course.code,
      nome: coming.course.name,
      modulos: [
        { codigo: coming.module.code, nome: coming.module.name, status: 'inDevelopment', expectedOn: '2027-03-01' },
      ],
    });
    expect(JSON.stringify(permitted.body)).toContain(content.module.code);
    expect(JSON.stringify(permitted.body)).not.toContain(inactive.course.code);
    const next = await send(PERMITTED, { path: '/Cursos/cursosPermitidos', bearer: neighbour.bearer });
    expect(next.body).toEqual([]);
    const active = await send(ACTIVE, { path: '/Cursos/recuperarCursosAtivos', bearer: neighbour.bearer });
    expect(active.body).toContainEqual({ codigo: content.course.code, nome: content.course.name });
    expect(JSON.stringify(active.body)).not.toContain(inactive.course.code);
  });

  it('have no school that one does not belong to', async () => {
    const path = `/Cursos/cursosPermitidos?escolaId=${schoolId}`;
    expect(await send(PERMITTED, { path, bearer: neighbour.bearer })).toMatchObject(notThere);
    expect((await send(PERMITTED, { path, bearer: advisor.bearer })).status).toBe(200);
  });
});

describe('GET /Cursos/divisaoAulasModulo and getProjetosCursoModulo', () => {
  it('speak the wire names of the spec', async () => {
    const path = `/Cursos/divisaoAulasModulo?${ofModule()}`;
    const { body } = await send(DIVISION, { path, bearer: facilitator.bearer });
    const { course, module, lesson } = content;
    expect(body).toHaveLength(4);
    expect((body as unknown as unknown[])[0]).toEqual({
      aulacodigo: lesson.code,
      aulanome: lesson.name,
      curso: course.code,
      modulo: module.code,
      unidade: 1,
    });
    const projects = await send(PROJECTS, {
      path: `/Cursos/getProjetosCursoModulo?${ofModule()}`,
      bearer: facilitator.bearer,
    });
    expect(projects.body).toEqual([{ number: 1, nome: 'Projeto do jogo', summary: 'Um jogo de uma tela.' }]);
  });
});

describe('GET /Cursos/planoAulasModulo', () => {
  it('gives units, lessons, plans and support to the school, its advisor and the administrators', async () => {
    const { module, lesson, lessons } = content;
    await db().supportItem.create({
      data: { moduleId: module.id, kind: 'video', title: 'Antes da aula', address: 'https://youtu.be/x', position: 1 },
    });
    for (const who of [facilitator, advisor, admin, await signedIn('escola', schoolId)]) {
      const { status, body } = await plans(who);
      expect(status).toBe(200);
      expect(body.support).toEqual([{ kind: 'video', title: 'Antes da aula', address: 'https://youtu.be/x' }]);
      const units = body.units as { unidade: number; lessons: Record<string, unknown>[] }[];
      expect(units.map(({ unidade }) => unidade)).toEqual([1, 2]);
      expect(units.flatMap((unit) => unit.lessons.map(({ number }) => number))).toEqual([1, 2, 3, 4]);
      expect(units[0]?.lessons[0]).toMatchObject({ aulacodigo: lesson.code, isRated: false, plan: { version: 1 } });
      expect(lessons).toHaveLength(4);
    }
    expect((await plans(await signedIn('aluno', schoolId))).status).toBe(403);
  });

  it('tells the neighbour school that the module is not authorised, and nothing else', async () => {
    const { status, body } = await plans(neighbour);
    expect({ status, body }).toMatchObject(notAuthorised);
    expect(Object.keys(body).sort()).toEqual(['code', 'requestId', 'status', 'type']);
  });

  it('knows no module that the catalogue does not show', async () => {
    const coming = await courseContent({ module: { status: 'inDevelopment' } });
    const hidden = await courseContent({ course: { status: 'inactive' } });
    for (const other of [coming, hidden]) {
      expect(await plans(facilitator, ofModule({ ...content, ...other }))).toMatchObject(notThere);
    }
    expect(await plans(facilitator, `codigoCurso=${content.course.code}&codigoModulo=NOPE`)).toMatchObject(notThere);
  });

  it('opens and closes with the days of the authorisation in Brazil', async () => {
    const own = await authorisedContent(schoolId);
    await authorise(schoolId, own.module.id, { from: '2026-03-02', until: '2026-03-04' });
    const at = async (time: string) => {
      setClock(() => new Date(time));
      await db().session.updateMany({ data: { expiresAt: new Date('2030-01-01') } });
      return (await plans(facilitator, ofModule(own))).status;
    };
    expect(await at('2026-03-02T02:59:59Z')).toBe(404);
    expect(await at('2026-03-02T03:00:00Z')).toBe(200);
    expect(await at('2026-03-05T02:59:59Z')).toBe(200);
    expect(await at('2026-03-05T03:00:00Z')).toBe(404);
  });

  it('closes at once when the authorisation ends', async () => {
    const own = await authorisedContent(schoolId);
    expect((await plans(facilitator, ofModule(own))).status).toBe(200);
    await authorise(schoolId, own.module.id, { until: '2025-12-31' });
    expect(await plans(facilitator, ofModule(own))).toMatchObject(notAuthorised);
  });

  it('opens those of the school that is open to who works at two', async () => {
    const { course, module } = await authorisedContent(neighbourId);
    const both = await signedIn('instrutor', schoolId);
    await db().schoolLink.create({ data: { accountId: both.actor.id, schoolId: neighbourId } });
    expect((await plans(both)).status).toBe(200);
    expect(await plans(both, `codigoCurso=${course.code}&codigoModulo=${module.code}`)).toMatchObject(notAuthorised);
    expect((await modulesOf(both, `codigoCurso=${course.code}`)).body).toEqual([]);
    const asked = await modulesOf(both, `codigoCurso=${course.code}&escolaId=${neighbourId}`);
    expect(asked.body).toEqual([{ codigo: module.code, nome: module.name }]);
  });

  it('closes for who was unlinked from the school that is still open', async () => {
    const leaver = await signedIn('instrutor', schoolId);
    expect((await plans(leaver)).status).toBe(200);
    await db().schoolLink.deleteMany({ where: { accountId: leaver.actor.id } });
    expect(await plans(leaver)).toMatchObject(notAuthorised);
  });
});
