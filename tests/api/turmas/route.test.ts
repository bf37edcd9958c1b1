import { beforeAll, describe, expect, it } from 'vitest';
import { GET as GET_ONE } from '@/app/api/turmas/[id]/route';
import { GET as ROSTER } from '@/app/api/turmas/[id]/students/route';
import { POST as SET_PASSWORD } from '@/app/api/turmas/[id]/testPassword/route';
import { GET, PUT } from '@/app/api/turmas/route';
import { POST as SIGN_IN } from '@/app/api/Users/login/route';
import { db } from '@/lib/platform/db/client';
import { authorise, authorisedContent } from '@/tests/support/authorised-content';
import { classToStart, classWire } from '@/tests/support/class-to-start';
import { courseContent } from '@/tests/support/course-content';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

let schoolId: string;
let escola: SignedIn;
let facilitator: SignedIn;
let content: Awaited<ReturnType<typeof authorisedContent>>;
beforeAll(async () => {
  schoolId = (await school()).id;
  [escola, facilitator] = await Promise.all([signedIn('escola', schoolId), signedIn('instrutor', schoolId)]);
  content = await authorisedContent(schoolId);
});

const insert = (body: unknown, who: SignedIn = escola) =>
  send(PUT, { path: '/turmas', method: 'PUT', body, bearer: who.bearer });
const at = (id: unknown, path = '') => ({ path: `/turmas/${id}${path}`, params: { id: String(id) } });
const read = async (id: unknown, who: SignedIn = escola) =>
  (await send(GET_ONE, { ...at(id), bearer: who.bearer })).body;

describe('PUT /turmas', () => {
  it('makes a class that nobody has begun, with who is responsible for it', async () => {
    const { status, body } = await insert(classWire(content, { facilitatorIds: [facilitator.actor.id] }));
    expect({ status, state: body.state }).toEqual({ status: 200, state: 'editable' });
    expect(await read(body.id)).toMatchObject({
      nome: '7º A · Oficina',
      curso: content.course.code,
      modulo: content.module.code,
      facilitators: [{ id: facilitator.actor.id }],
      studentCount: 0,
      startedAt: null,
      escolaId: schoolId,
    });
  });

  it('keeps a facilitator responsible for the class that he makes', async () => {
    const { body } = await insert(classWire(content), facilitator);
    expect(await read(body.id, facilitator)).toMatchObject({ facilitators: [{ id: facilitator.actor.id }] });
  });

  it('has an administrator say which school, and gives a school no other than its own', async () => {
    const admin = await signedIn('admin');
    expect((await insert(classWire(content), admin)).status).toBe(404);
    expect((await insert(classWire(content, { escolaId: schoolId }), admin)).status).toBe(200);
    const other = await school();
    expect((await insert(classWire(content, { escolaId: other.id }))).status).toBe(404);
  });

  it('refuses a module that the school may not use today', async () => {
    const closed = await courseContent();
    expect((await insert(classWire(closed))).body.code).toBe('module.not-authorised');
    await authorise(schoolId, closed.module.id, { from: '2020-01-01', until: '2020-12-31' });
    expect((await insert(classWire(closed))).body.code).toBe('module.not-authorised');
    const hidden = await courseContent({ module: { status: 'inDevelopment' } });
    expect((await insert(classWire(hidden))).body.code).toBe('MODEL_NOT_FOUND');
  });

  it('takes a module in development for a test class alone, and says when it is expected', async () => {
    const expectedOn = new Date('2027-02-01');
    const coming = await authorisedContent(schoolId, { module: { status: 'inDevelopment', expectedOn } });
    expect((await insert(classWire(coming))).body.code).toBe('class.module-in-development');
    const { body } = await insert(classWire(coming, { type: 'test' }));
    expect(await read(body.id)).toMatchObject({ moduleStatus: 'inDevelopment', expectedOn: '2027-02-01' });
  });

  it('takes a self-study course for a self-study class', async () => {
    const study = await authorisedContent(schoolId, { course: { durationType: 'selfStudy' } });
    expect((await insert(classWire(study))).body.code).toBe('class.module-of-self-study');
    expect((await insert(classWire(study, { type: 'selfStudy' }))).status).toBe(200);
  });

  it('makes no class of a provider: those come by its sync', async () => {
    expect((await insert(classWire(content, { type: 'provider' }))).status).toBe(422);
  });

  it('takes as responsible nobody who does not work at the school', async () => {
    const stranger = await signedIn('instrutor');
    const { status, body } = await insert(classWire(content, { facilitatorIds: [stranger.actor.id] }));
    expect({ status, fields: body.fields }).toEqual({
      status: 422,
      fields: [{ path: 'facilitatorIds', code: 'facilitator-of-school' }],
    });
  });
});

describe('a test class', () => {
  it('comes with twelve invented pupils who sign in with one password that is shown once', async () => {
    const { body } = await insert(classWire(content, { type: 'test' }));
    const { body: pupils } = await send(ROSTER, { ...at(body.id, '/students'), bearer: escola.bearer });
    expect(pupils).toHaveLength(12);
    expect(pupils).toSatisfy((all: { isFictitious: boolean }[]) => all.every(({ isFictitious }) => isFictitious));
    const set = await send(SET_PASSWORD, {
      ...at(body.id, '/testPassword'),
      method: 'POST',
      body: {},
      bearer: escola.bearer,
    });
    const { password, logins } = set.body as { password: string; logins: string[] };
    expect({ status: set.status, logins: logins.length }).toEqual({ status: 200, logins: 12 });
    const answer = await send(SIGN_IN, {
      path: '/Users/login',
      method: 'POST',
      body: { username: logins[11], password },
    });
    expect(answer).toMatchObject({ status: 200, body: { tipo: 'aluno' } });
  });

  it('alone has a test password', async () => {
    const { id } = await classToStart(schoolId);
    const set = await send(SET_PASSWORD, {
      ...at(id, '/testPassword'),
      method: 'POST',
      body: {},
      bearer: escola.bearer,
    });
    expect(set.body.code).toBe('class.not-a-test');
  });
});

describe('GET /turmas', () => {
  const list = async (query: string, who: SignedIn = escola) => {
    const { body } = await send(GET, { path: `/turmas?${query}`, bearer: who.bearer });
    return (body.items as { nome: string }[]).map(({ nome }) => nome);
  };

  it('finds by name without accents and capitals, and narrows by what a class is', async () => {
    const own = await school();
    const who = await signedIn('escola', own.id);
    const { course } = await classToStart(own.id, { class: { name: 'Órbita da Manhã', shift: 'morning' } });
    await classToStart(own.id, {
      class: { name: 'Órbita da Noite', shift: 'night', startedAt: new Date(), schoolYear: 'EF6' },
    });
    await classToStart(own.id, { class: { name: 'Outra', type: 'test', status: 'done', endedAt: new Date() } });
    expect(await list('search=ORBITA%20manha', who)).toEqual(['Órbita da Manhã']);
    expect(await list('shift=night', who)).toEqual(['Órbita da Noite']);
    expect(await list('state=running', who)).toEqual(['Órbita da Noite']);
    expect(await list('state=editable', who)).toEqual(['Órbita da Manhã']);
    expect(await list('type=test', who)).toEqual(['Outra']);
    expect(await list('schoolYear=EF6', who)).toEqual(['Órbita da Noite']);
    expect(await list(`curso=${course.code}`, who)).toEqual(['Órbita da Manhã']);
    expect(await list('sort=name', who)).toEqual(['Órbita da Manhã', 'Órbita da Noite', 'Outra']);
  });

  it('is narrowed by an administrator to a school, and shows a school no other', async () => {
    const { id: otherId } = await school();
    await classToStart(otherId, { class: { name: 'De outra escola' } });
    expect(await list(`escolaId=${otherId}`, await signedIn('admin'))).toEqual(['De outra escola']);
    expect(await list(`escolaId=${otherId}`)).toEqual([]);
  });

  it('gives a facilitator those that he is responsible for', async () => {
    const own = await school();
    const [mine, neighbour] = await Promise.all([signedIn('instrutor', own.id), signedIn('instrutor', own.id)]);
    await classToStart(own.id, { facilitators: [mine], class: { name: 'Minha' } });
    await classToStart(own.id, { facilitators: [neighbour], class: { name: 'Vizinha' } });
    expect(await list('', mine)).toEqual(['Minha']);
  });
});

it('leaves the invented pupils of a class that evolved to the class before, when the new one is deleted', async () => {
  const { body } = await insert(classWire(content, { type: 'test' }));
  const { id: newId } = await classToStart(schoolId, { class: { type: 'test', evolvedFromId: String(body.id) } });
  const pupils = await db().enrolment.findMany({ where: { classId: String(body.id) } });
  await db().enrolment.createMany({
    data: pupils.map(({ studentId, enrolledAt }) => ({ classId: newId, studentId, schoolId, enrolledAt })),
  });
  const { DELETE } = await import('@/app/api/turmas/[id]/route');
  expect((await send(DELETE, { ...at(newId), method: 'DELETE', bearer: escola.bearer })).status).toBe(200);
  expect(await db().enrolment.count({ where: { classId: String(body.id) } })).toBe(12);
});

it('counts no invented pupil among those who keep a class from being deleted', async () => {
  const { body } = await insert(classWire(content, { type: 'test' }));
  const { DELETE } = await import('@/app/api/turmas/[id]/route');
  const before = await db().account.count({ where: { schoolId, tipo: 'aluno' } });
  expect((await send(DELETE, { ...at(body.id), method: 'DELETE', bearer: escola.bearer })).status).toBe(200);
  expect(await db().account.count({ where: { schoolId, tipo: 'aluno' } })).toBe(before - 12);
});
