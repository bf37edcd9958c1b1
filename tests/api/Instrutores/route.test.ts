import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as STUDENTS } from '@/app/api/Alunos/route';
import { GET as CLASSES } from '@/app/api/assistant/classes/route';
import { DELETE, POST, GET as READ } from '@/app/api/Instrutores/[id]/route';
import { DELETE as UNLINK } from '@/app/api/Instrutores/[id]/schools/[schoolId]/route';
import { GET as LINKABLE } from '@/app/api/Instrutores/linkable/route';
import { PUT as LINK } from '@/app/api/Instrutores/links/route';
import { GET as LIST, PUT } from '@/app/api/Instrutores/route';
import { actorOfBearer } from '@/lib/access/session';
import { handOutPasswords } from '@/lib/accounts/parts/hand-out-passwords';
import { db } from '@/lib/platform/db/client';
import { openedOn } from '@/tests/support/opened-on';
import { send } from '@/tests/support/send';
import { account, type SignedIn, school, schoolClass, signedIn } from '@/tests/support/world';

const stands = {
  nome: 'Célia Prado',
  fotoUrl: null,
  sex: 'female',
  nickname: 'Cel',
  birthDate: '1990-02-28',
  providerId: null,
  phone: '81 99999-0000',
  facilitadormmcode: false,
  emailGroup: null,
};

let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn('admin');
});

async function register(body: object, { bearer }: SignedIn) {
  const login = `celia-${randomUUID().slice(0, 8)}`;
  const secret = { password: 'nova1234', confirmation: 'nova1234' };
  const person = { ...stands, ...secret, login, email: `${login}@school.example`, schoolIds: [], ...body };
  return send(PUT, { method: 'PUT', path: '/Instrutores', body: person, bearer });
}

async function save(id: string, body: object, { bearer }: SignedIn) {
  const revision = await openedOn('accounts', 'id', id);
  const person = { ...stands, email: 'celia@school.example', schoolIds: [], active: true, revision, ...body };
  return send(POST, { method: 'POST', path: `/Instrutores/${id}`, params: { id }, body: person, bearer });
}

const read = (id: string, { bearer }: SignedIn) => send(READ, { path: `/Instrutores/${id}`, params: { id }, bearer });

const link = (identifier: string, { bearer }: SignedIn, escolaId?: string) =>
  send(LINK, { method: 'PUT', path: '/Instrutores/links', body: { identifier, escolaId }, bearer });

const unlink = (id: string, schoolId: string, { bearer }: SignedIn) =>
  send(UNLINK, {
    method: 'DELETE',
    path: `/Instrutores/${id}/schools/${schoolId}`,
    params: { id, schoolId },
    bearer,
  });

describe('registering a facilitator', () => {
  it("is a school's, at that school, with every field of the form", async () => {
    const own = await school();
    const escola = await signedIn('escola', own.id);
    const { status, body } = await register({ providerId: randomUUID() }, escola);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { ...stands, providerId: expect.any(String), schools: [{ id: own.id, nome: own.name }], mayKeep: true },
    });
    expect(await db().account.findUnique({ where: { id: String(body.id) } })).toMatchObject({
      tipo: 'instrutor',
      schoolId: own.id,
      firstAccess: true,
    });
  });

  it("is at the schools that an administrator names, and at least one; a school's choice of others is not kept", async () => {
    const [first, second] = [await school(), await school()];
    const { body } = await register({ schoolIds: [first.id, second.id] }, admin);
    expect((body.schools as { id: string }[]).map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
    expect(await register({}, admin)).toMatchObject({ status: 422, body: { fields: [{ path: 'schoolIds' }] } });
    const own = await register({ schoolIds: [first.id] }, await signedIn('escola', second.id));
    expect(own.body.schools).toEqual([{ id: second.id, nome: second.name }]);
  });

  it('keeps the mmCode flag that an administrator gives, and nobody else’s', async () => {
    const { id } = await school();
    const escola = await signedIn('escola', id);
    const { body } = await register({ facilitadormmcode: true }, escola);
    expect(body.facilitadormmcode).toBe(false);
    const given = await save(String(body.id), { facilitadormmcode: true, schoolIds: [id] }, admin);
    expect(given.body.facilitadormmcode).toBe(true);
    expect((await save(String(body.id), { facilitadormmcode: false }, escola)).body.facilitadormmcode).toBe(true);
  });

  it.each([
    [{ email: 'celia' }, 'email'],
    [{ birthDate: '1990-02-30' }, 'birthDate'],
    [{ birthDate: '2190-02-28' }, 'birthDate'],
    [{ emailGroup: 'time@elsewhere.example' }, 'emailGroup'],
    [{ password: 'abcde', confirmation: 'abcde' }, 'password'],
  ])('is refused with %j', async (wrong, path) => {
    const answer = await register(wrong, await signedIn('escola'));
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ path }] } });
  });

  it('takes a group of the product’s mail domain', async () => {
    const { body } = await register({ emailGroup: 'robotica@localhost' }, await signedIn('escola'));
    expect(body.emailGroup).toBe('robotica@localhost');
  });

  it('makes no second login of a person: who has one is linked', async () => {
    const email = `a-${randomUUID().slice(0, 8)}@school.example`;
    expect((await register({ email }, await signedIn('escola'))).status).toBe(200);
    const again = await register({ email: email.toUpperCase() }, await signedIn('escola'));
    expect(again).toMatchObject({ status: 409, body: { code: 'facilitator.already-registered' } });
    const [one, other] = [await signedIn('escola'), await signedIn('escola')];
    const twice = { email: `b-${randomUUID().slice(0, 8)}@school.example` };
    const both = await Promise.all([register(twice, one), register(twice, other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a facilitator of two schools', () => {
  it('is linked by the whole login or e-mail, and by no part of it', async () => {
    const own = await school();
    const escola = await signedIn('escola', own.id);
    const known = await account('instrutor', undefined, undefined, { email: `k-${randomUUID()}@school.example` });
    const ask = (identifier: string) =>
      send(LINKABLE, { path: `/Instrutores/linkable?identifier=${identifier}`, bearer: escola.bearer });
    const others = [known.login.slice(0, -1), (await account('aluno')).login, '%25', '_'.repeat(50), '%5C'];
    for (const other of others) expect((await ask(other)).status, other).toBe(404);
    expect((await ask(known.login.toUpperCase())).body).toMatchObject({ id: known.id, isLinked: false });
    expect((await link(String(known.email), escola)).status).toBe(200);
    expect((await ask(known.login)).body.isLinked).toBe(true);
    expect((await read(known.id, escola)).body).toMatchObject({ schools: [{ id: own.id }], mayKeep: false });
  });

  it('keeps the e-mail and the login out of both schools’ hands: an administrator changes them', async () => {
    const [one, other] = [await school(), await school()];
    const known = await account('instrutor', one.id);
    const escola = await signedIn('escola', other.id);
    await link(known.login, escola);
    for (const each of [escola, await signedIn('escola', one.id)]) {
      expect((await save(known.id, { email: 'mine@school.example' }, each)).body.code).toBe('facilitator.elsewhere');
    }
    expect((await save(known.id, { schoolIds: [one.id, other.id] }, admin)).status).toBe(200);
  });

  it('is linked to no school but the own', async () => {
    const known = await account('instrutor');
    expect((await link(known.login, await signedIn('escola'), (await school()).id)).status).toBe(404);
  });
});

describe('unlinking a facilitator', () => {
  it('waits until the classes that go on are handed over; then nothing of the school is reached any more', async () => {
    const [own, other] = [await school(), await school()];
    const escola = await signedIn('escola', own.id);
    const facilitator = await signedIn('instrutor', own.id);
    await db().schoolLink.create({ data: { accountId: facilitator.actor.id, schoolId: other.id } });
    const pupils = [await signedIn('aluno', own.id)];
    const { id: classId } = await schoolClass(own.id, { facilitators: [facilitator], pupils });
    const { id } = facilitator.actor;
    expect((await unlink(id, own.id, escola)).body.code).toBe('facilitator.has-classes');
    const total = async () => (await send(STUDENTS, { path: '/Alunos', bearer: facilitator.bearer })).body.total;
    expect(await total()).toBe(1);
    await db().schoolClass.update({ where: { id: classId }, data: { status: 'done', endedAt: new Date() } });
    expect((await unlink(id, own.id, escola)).status).toBe(200);
    expect(await total()).toBe(0);
    expect(await actorOfBearer(facilitator.bearer)).toMatchObject({ schoolId: other.id });
    expect((await read(id, escola)).status).toBe(404);
    expect((await send(CLASSES, { path: '/assistant/classes', bearer: facilitator.bearer })).status).toBe(200);
  });

  it('of another school is nobody’s there', async () => {
    const [own, other] = [await school(), await school()];
    const known = await account('instrutor', own.id);
    await db().schoolLink.create({ data: { accountId: known.id, schoolId: other.id } });
    expect((await unlink(known.id, other.id, await signedIn('escola', own.id))).status).toBe(404);
  });

  it('by an administrator’s list of schools waits for the classes as well', async () => {
    const [own, other] = [await school(), await school()];
    const facilitator = await signedIn('instrutor', own.id);
    await schoolClass(own.id, { facilitators: [facilitator] });
    const moved = await save(facilitator.actor.id, { schoolIds: [other.id] }, admin);
    expect(moved.body.code).toBe('facilitator.has-classes');
    expect(await db().schoolLink.count({ where: { accountId: facilitator.actor.id, schoolId: own.id } })).toBe(1);
  });
});

describe('a facilitator’s record', () => {
  it('ends the sessions of who becomes inactive', async () => {
    const own = await school();
    const { actor, bearer } = await signedIn('instrutor', own.id);
    await save(actor.id, { active: false }, await signedIn('escola', own.id));
    expect(await actorOfBearer(bearer)).toBeNull();
  });

  it('shows the classes that go on to whom they concern', async () => {
    const own = await school();
    const facilitator = await signedIn('instrutor', own.id);
    const { id, name } = await schoolClass(own.id, { facilitators: [facilitator] });
    const { body } = await read(facilitator.actor.id, await signedIn('escola', own.id));
    expect(body.classes).toEqual([{ id, nome: name }]);
  });

  it('is deleted while the person never came in and no class has the name', async () => {
    const own = await school();
    const escola = await signedIn('escola', own.id);
    const remove = (id: string) =>
      send(DELETE, { method: 'DELETE', path: `/Instrutores/${id}`, params: { id }, bearer: escola.bearer });
    const { body } = await register({}, escola);
    expect((await remove(String(body.id))).status).toBe(200);
    expect((await remove((await account('instrutor', own.id)).id)).body.code).toBe('facilitator.in-use');
    const asked = await account('instrutor', own.id, undefined, { firstAccess: true });
    await db().classFacilitator.create({
      data: { facilitatorId: asked.id, classId: (await schoolClass(own.id, {})).id },
    });
    expect((await remove(asked.id)).body.code).toBe('facilitator.in-use');
  });

  it('is not deleted because a password was handed out to who came in before', async () => {
    const own = await school();
    const { id } = await account('instrutor', own.id);
    await db().$transaction((tx) => handOutPasswords(tx, { passwords: [{ id, passwordHash: '' }], now: new Date() }));
    const { bearer } = await signedIn('escola', own.id);
    const removed = await send(DELETE, { method: 'DELETE', path: `/Instrutores/${id}`, params: { id }, bearer });
    expect(removed.body.code).toBe('facilitator.in-use');
  });
});

it('lists facilitators by name, school, mmCode and status, forgiving accents', async () => {
  const own = await school();
  const escola = await signedIn('escola', own.id);
  const [first, second] = [await account('instrutor', own.id), await account('instrutor', own.id)];
  await db().account.update({ where: { id: first.id }, data: { name: 'Érica Muniz' } });
  await db().account.update({ where: { id: second.id }, data: { name: 'Breno Paz', active: false } });
  await db().facilitator.update({ where: { id: first.id }, data: { mmCode: true } });
  const names = async (query: string, { bearer }: SignedIn = escola) =>
    ((await send(LIST, { path: `/Instrutores?${query}`, bearer })).body.items as { nome: string }[]).map(
      ({ nome }) => nome,
    );
  expect(await names('')).toEqual(['Érica Muniz']);
  expect(await names('status=all&sort=-name')).toEqual(['Érica Muniz', 'Breno Paz']);
  expect(await names('search=erica')).toEqual(['Érica Muniz']);
  expect(await names('facilitadormmcode=no')).toEqual([]);
  expect(await names(`escolaId=${own.id}&status=inactive`, admin)).toEqual(['Breno Paz']);
  expect(await names('', await signedIn('escola'))).toEqual([]);
});
