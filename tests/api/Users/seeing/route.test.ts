import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { GET as COURSES, PUT as NEW_COURSE } from '@/app/api/Cursos/route';
import { POST as OUTBOX } from '@/app/api/outbox/route';
import { POST as CHANGE_OWN, GET as OWN } from '@/app/api/Users/eu/route';
import { POST as LEAVE } from '@/app/api/Users/logout/route';
import { GET as PROFILE } from '@/app/api/Users/profile/route';
import { POST as SCHOOL } from '@/app/api/Users/school/route';
import { POST as END } from '@/app/api/Users/seeing/end/route';
import { POST as BEGIN } from '@/app/api/Users/seeing/route';
import { defineQuery } from '@/lib/access/define-query';
import type { RouteHandler } from '@/lib/access/serve';
import { actorOfBearer, actorOfCookie } from '@/lib/access/session';
import { abilities } from '@/lib/accounts/abilities';
import { schoolSeeings, seeableAccounts } from '@/lib/accounts/queries';
import { db } from '@/lib/platform/db/client';
import { send } from '@/tests/support/send';
import { account, courseData, type SignedIn, school, signedIn } from '@/tests/support/world';

const reason = 'chamado 12: a tela não abre';
let own: Awaited<ReturnType<typeof school>>;
let admin: SignedIn;
let pupil: Awaited<ReturnType<typeof account>>;
beforeEach(async () => {
  own = await school();
  admin = await signedIn('admin');
  pupil = await account('aluno', own.id);
});

const post = (handler: RouteHandler, path: string, body: unknown = {}) =>
  send(handler, { method: 'POST', path, body, bearer: admin.bearer });
const begin = (login = pupil.login) => post(BEGIN, '/Users/seeing', { login, reason });
const seeings = () => db().seeing.findMany({ where: { adminId: admin.actor.id }, include: { pages: true } });

describe('seeing as somebody', () => {
  it('shows what that person sees, from the next request on, by either way of calling', async () => {
    expect(await begin()).toMatchObject({ status: 200, body: { tipo: 'aluno' } });
    const { body } = await send(OWN, { path: '/Users/eu', bearer: admin.bearer });
    expect(body).toMatchObject({ login: pupil.login, tipo: 'aluno', escolaNome: own.name });
    const actor = await actorOfCookie(admin.cookie.slice('session='.length));
    expect(actor).toMatchObject({
      id: pupil.id,
      tipo: 'aluno',
      schoolId: own.id,
      seeing: { byId: admin.actor.id, reason },
    });
  });

  it('names the session anew, so that a tab notices whom its stored profile is of', async () => {
    const tokenNow = async () =>
      (await send(PROFILE, { path: '/Users/profile', bearer: admin.bearer })).body.accessToken;
    const before = await tokenNow();
    await begin();
    expect(await tokenNow()).not.toBe(before);
    await post(END, '/Users/seeing/end');
    expect(await tokenNow()).toBe(before);
  });

  it('writes nothing, whichever operation is tried', async () => {
    await begin();
    const facilitator = await account('instrutor', own.id);
    const refused = { status: 409, body: { code: 'access.seeing-only' } };
    expect(await post(CHANGE_OWN, '/Users/eu', { nome: 'Outro', email: null, urlFoto: null })).toMatchObject(refused);
    expect(await post(SCHOOL, '/Users/school', { escolaId: own.id })).toMatchObject(refused);
    expect(await begin(facilitator.login)).toMatchObject(refused);
    const course = { method: 'PUT', path: '/Cursos', body: courseData(), bearer: admin.bearer };
    expect(await send(NEW_COURSE, course)).toMatchObject(refused);
    const item = { key: 'seeing-key-1', operation: 'POST /Cursos/{id}', input: { id: 'MT' } };
    // As a whole: refused one by one, what the person keeps on this device would leave it unsent.
    expect(await post(OUTBOX, '/outbox', { items: [item] })).toMatchObject(refused);
    expect(await db().account.findUnique({ where: { id: pupil.id } })).toEqual(pupil);
  });

  it('is no sign-in of that person', async () => {
    await begin();
    await send(OWN, { path: '/Users/eu', bearer: admin.bearer });
    expect(await db().session.count({ where: { accountId: pupil.id } })).toBe(0);
  });

  it('is recorded with its reason, its school, and everything that was read, once each', async () => {
    await begin();
    for (const _ of [1, 2]) await send(OWN, { path: '/Users/eu', bearer: admin.bearer });
    await send(COURSES, { path: '/Cursos?search=ana', bearer: admin.bearer });
    await post(END, '/Users/seeing/end');
    const [seeing, ...more] = await seeings();
    expect(more).toEqual([]);
    expect(seeing).toMatchObject({ seenId: pupil.id, schoolId: own.id, reason, endedAt: expect.any(Date) });
    expect(seeing?.pages.map(({ path }) => path).sort()).toEqual(['GET /Cursos', 'GET /Users/eu']);
    const audit = await db().auditEntry.findMany({ where: { actorId: admin.actor.id }, orderBy: { id: 'asc' } });
    expect(audit.map(({ command, actorTipo }) => [command, actorTipo])).toEqual([
      ['accounts.begin-seeing', 'admin'],
      ['accounts.end-seeing', 'admin'],
    ]);
    expect(audit[0]?.targetId).toBe(pupil.id);
    expect(await db().auditEntry.count({ where: { actorId: pupil.id } })).toBe(0);
  });

  it('hides what nobody but the person may read', async () => {
    const chats = defineQuery({
      name: 'test.chats',
      may: abilities['account:read-own'],
      input: z.object({}),
      hiddenWhileSeeing: true,
      run: async () => ({ secret: true }),
    });
    const actor = async () =>
      (await actorOfBearer(admin.bearer)) as NonNullable<Awaited<ReturnType<typeof actorOfBearer>>>;
    expect(await chats(await actor(), {})).toEqual({ secret: true });
    await begin();
    await expect(chats(await actor(), {})).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });
  });
});

it('finds by a part of the name, whatever its accents', async () => {
  const name = `João Órfão ${pupil.login}`;
  await db().account.update({ where: { id: pupil.id }, data: { name } });
  const found = await seeableAccounts(admin.actor, { search: `joao orfao ${pupil.login}` });
  expect(found.map(({ login }) => login)).toEqual([pupil.login]);
});

describe('whom one cannot see as', () => {
  it('is an administrator, oneself included, an inactive login or nobody', async () => {
    const other = await account('admin');
    const gone = await account('aluno', own.id);
    await db().account.update({ where: { id: gone.id }, data: { active: false } });
    for (const login of [other.login, admin.actor.login, gone.login, 'nobody.has.this']) {
      expect(await begin(login)).toMatchObject({ status: 404, body: { code: 'MODEL_NOT_FOUND' } });
    }
    expect(await seeings()).toEqual([]);
  });

  it('needs a reason that tells something', async () => {
    const answer = await post(BEGIN, '/Users/seeing', { login: pupil.login, reason: 'x' });
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ path: 'reason', code: 'too-short' }] } });
  });
});

describe('the end', () => {
  it('comes by itself after 30 minutes', async () => {
    await begin();
    const [seeing] = await seeings();
    expect((seeing?.until.getTime() ?? 0) - (seeing?.createdAt.getTime() ?? 0)).toBe(30 * 60_000);
    await db().seeing.updateMany({ where: { id: seeing?.id ?? '' }, data: { until: new Date(Date.now() - 1000) } });
    expect(await actorOfBearer(admin.bearer)).toMatchObject({ id: admin.actor.id, tipo: 'admin', seeing: null });
    expect((await begin()).status).toBe(200);
  });

  it('gives the administrator back, and a second end is no error', async () => {
    await begin();
    expect(await post(END, '/Users/seeing/end')).toMatchObject({ status: 200, body: { ended: true } });
    expect(await actorOfBearer(admin.bearer)).toMatchObject({ id: admin.actor.id, seeing: null });
    expect(await post(END, '/Users/seeing/end')).toMatchObject({ status: 200, body: { ended: false } });
  });

  it('comes with leaving, for both', async () => {
    await begin();
    expect((await post(LEAVE, '/Users/logout')).status).toBe(200);
    expect(await actorOfBearer(admin.bearer)).toBeNull();
    expect((await seeings())[0]?.endedAt).toBeInstanceOf(Date);
  });
});

describe('the school that somebody is of', () => {
  it('reads who looked, why and at what; its neighbour and other tipos read nothing', async () => {
    await begin();
    await send(OWN, { path: '/Users/eu', bearer: admin.bearer });
    const { actor } = await signedIn('escola', own.id);
    const { items, total } = await schoolSeeings(actor, {});
    expect(total).toBe(1);
    expect(items).toEqual([
      expect.objectContaining({
        adminName: admin.actor.name,
        seenName: pupil.name,
        reason,
        paths: ['GET /Users/eu'],
      }),
    ]);
    const neighbour = await signedIn('escola', (await school()).id);
    expect((await schoolSeeings(neighbour.actor, {})).items).toEqual([]);
    await expect(schoolSeeings((await signedIn('instrutor', own.id)).actor, {})).rejects.toThrow('request.not-allowed');
  });

  it('reads it also where it was not the one that was open: what somebody works with of all schools is seen', async () => {
    const other = await school();
    for (const tipo of ['instrutor', 'assessoria'] as const) {
      const { id: accountId, login } = await account(tipo, own.id);
      await db().schoolLink.create({ data: { accountId, schoolId: other.id } });
      await begin(login);
      await post(END, '/Users/seeing/end');
    }
    for (const { id } of [own, other]) {
      expect((await schoolSeeings((await signedIn('escola', id)).actor, {})).total).toBe(2);
    }
  });
});
