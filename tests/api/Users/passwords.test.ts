import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { GET as COURSES } from '@/app/api/Cursos/route';
import { GET as LIVE } from '@/app/api/live/route';
import { POST as CHANGE } from '@/app/api/Users/changePassword/route';
import { POST as FIRST } from '@/app/api/Users/firstPassword/route';
import { POST as FORGOT } from '@/app/api/Users/forgotPassword/route';
import { POST as LOGIN } from '@/app/api/Users/login/route';
import { POST as NEW } from '@/app/api/Users/newPassword/route';
import { GET as PROFILE } from '@/app/api/Users/profile/route';
import { jobs } from '@/app/jobs';
import type { RouteHandler } from '@/lib/access/serve';
import { sendPasswordLinks } from '@/lib/accounts/commands/send-password-links';
import { setClock } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { prepareQueues } from '@/lib/platform/jobs/queues';
import { hashing } from '@/lib/platform/passwords/hashing-threads';
import { send } from '@/tests/support/send';
import { account, signedIn } from '@/tests/support/world';

beforeAll(() => prepareQueues(String(process.env.DATABASE_URL), jobs));
vi.mock('@/lib/platform/passwords/hashing-threads', { spy: true });
afterEach(() => setClock(undefined));

const typed = { password: 'nova1234', confirmation: 'nova1234' };
/** As `account` makes it. */
const handedOut = { password: 'demo1234', confirmation: 'demo1234' };
const isHandedOut = [{ path: 'password', code: 'password-handed-out' }];

function post(handler: RouteHandler, name: string, body: object, bearer?: string) {
  return send(handler, { method: 'POST', path: `/Users/${name}`, body, ...(bearer && { bearer }) });
}

async function signsIn(username: string, password: string): Promise<boolean> {
  return (await post(LOGIN, 'login', { username, password })).status === 200;
}

describe('a new password', () => {
  it.each([
    ['ab1', 'ab1', 'password', 'password-length'],
    ['1234', '1234', 'password', 'password-letter'],
    ['abcd', 'abcd', 'password', 'password-number'],
    ['abc1', 'abc2', 'confirmation', 'password-confirmation'],
  ])('%s, confirmed by %s, is refused beside its field', async (password, confirmation, path, code) => {
    const { bearer } = await signedIn('aluno');
    const answer = await post(CHANGE, 'changePassword', { current: 'demo1234', password, confirmation }, bearer);
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ path, code }] } });
  });
});

describe('POST /Users/changePassword', () => {
  it('takes the old one, keeps this session and ends every other', async () => {
    const here = await signedIn('instrutor');
    const elsewhere = await post(LOGIN, 'login', { username: here.actor.login, password: 'demo1234' });
    const change = await post(CHANGE, 'changePassword', { current: 'demo1234', ...typed }, here.bearer);
    expect(change).toMatchObject({ status: 200, body: { changed: true } });
    expect((await send(COURSES, { path: '/Cursos', bearer: here.bearer })).status).toBe(200);
    expect((await send(COURSES, { path: '/Cursos', bearer: String(elsewhere.body.id) })).status).toBe(401);
    expect(await signsIn(here.actor.login, 'demo1234')).toBe(false);
    expect(await signsIn(here.actor.login, 'nova1234')).toBe(true);
  });

  it('names a wrong old one, and after five makes wait, the right one too', async () => {
    const { bearer } = await signedIn('aluno');
    for (let guess = 0; guess < 5; guess += 1) {
      const wrong = await post(CHANGE, 'changePassword', { current: `x${guess}`, ...typed }, bearer);
      expect(wrong).toMatchObject({
        status: 422,
        body: { code: 'auth.wrong-password', fields: [{ path: 'current', code: 'password-wrong' }] },
      });
    }
    const waiting = await post(CHANGE, 'changePassword', { current: 'demo1234', ...typed }, bearer);
    expect(waiting.status).toBe(429);
    setClock(() => new Date(Date.now() + 31_000));
    expect((await post(CHANGE, 'changePassword', { current: 'demo1234', ...typed }, bearer)).status).toBe(200);
  });

  it('makes nobody wait for what somebody typed as a login', async () => {
    const { actor, bearer } = await signedIn('aluno');
    for (let guess = 0; guess < 6; guess += 1) await signsIn(`change ${actor.id}`, `x${guess}`);
    expect((await post(CHANGE, 'changePassword', { current: 'demo1234', ...typed }, bearer)).status).toBe(200);
  });
});

describe('a guess of the old password while one must wait', () => {
  it('is not tried at all, so that neither the answer nor its time tells whether it was right', async () => {
    const { bearer } = await signedIn('aluno');
    for (let guess = 0; guess < 5; guess += 1) {
      await post(CHANGE, 'changePassword', { current: `x${guess}`, ...typed }, bearer);
    }
    const hashed = vi.mocked(hashing).mockClear();
    for (const current of ['demo1234', 'x5']) {
      expect((await post(CHANGE, 'changePassword', { current, ...typed }, bearer)).status).toBe(429);
    }
    expect(hashed).not.toHaveBeenCalled();
  });

  it('costs the same right or wrong, where several came at once', async () => {
    const { bearer } = await signedIn('aluno');
    const hashed = vi.mocked(hashing).mockClear();
    const costs = [];
    for (const current of ['x1', 'demo1234']) {
      hashed.mockClear();
      await post(CHANGE, 'changePassword', { current, ...typed }, bearer);
      costs.push(hashed.mock.calls.length);
    }
    expect(costs[0]).toBe(costs[1]);
  });
});

describe('the first access', () => {
  it('opens nothing but confirming a password, leaving and nothing else', async () => {
    const { login } = await account('aluno', undefined, undefined, { firstAccess: true });
    const signIn = await post(LOGIN, 'login', { username: login, password: 'demo1234' });
    const bearer = String(signIn.body.id);
    for (const [handler, path] of [
      [COURSES, '/Cursos'],
      [PROFILE, '/Users/profile'],
    ] as const) {
      const answer = await send(handler, { path, bearer });
      expect(answer).toMatchObject({ status: 403, body: { code: 'auth.first-access' } });
    }
    const stream = await LIVE(
      new Request('http://localhost:3000/api/live?topics=courses', { headers: { authorization: `Bearer ${bearer}` } }),
    );
    expect(stream.status).toBe(403);
    expect((await post(FIRST, 'firstPassword', handedOut, bearer)).body.fields).toEqual(isHandedOut);
    expect((await post(FIRST, 'firstPassword', typed, bearer)).status).toBe(200);
    expect((await send(COURSES, { path: '/Cursos', bearer })).status).toBe(200);
    expect(await signsIn(login, 'nova1234')).toBe(true);
    expect((await post(FIRST, 'firstPassword', typed, bearer)).status).toBe(404);
  });
});

describe('a forgotten password', () => {
  const address = () => `${randomUUID()}@demo.example`;

  async function linksOf(email: string, times = 1): Promise<string[]> {
    for (let each = 0; each < times; each += 1) {
      await sendPasswordLinks(null, { email, language: 'en' });
    }
    const mails = await db().mail.findMany({ where: { toAddress: email }, orderBy: { createdAt: 'desc' } });
    return mails.map(({ secrets }) => String((secrets as { addresses: string }).addresses));
  }

  function tokenOf(link: string): string {
    return new URL(link).searchParams.get('token') ?? '';
  }

  it('is answered alike whether the address is registered or not, and only then written to', async () => {
    const email = address();
    await account('instrutor', undefined, undefined, { email });
    const known = await post(FORGOT, 'forgotPassword', { email });
    const unknown = await post(FORGOT, 'forgotPassword', { email: address() });
    expect(known.status).toBe(200);
    expect(unknown.body).toEqual(known.body);
    expect(await linksOf(email)).toHaveLength(1);
    expect(await linksOf(address())).toEqual([]);
  });

  it('goes to the very address alone: `_` stands for itself, and not for any sign', async () => {
    const email = `maria.lima-${randomUUID()}@school.example`;
    const capital = email.replace('maria', 'MARIA');
    await account('instrutor', undefined, undefined, { email });
    expect(await linksOf(email.replace('maria.lima', 'maria_lima'))).toEqual([]);
    expect(await linksOf(capital)).toHaveLength(1);
  });

  it('is set by the link, once, ends every session and every other link', async () => {
    const email = address();
    const { login } = await account('instrutor', undefined, undefined, { email });
    const before = await post(LOGIN, 'login', { username: login, password: 'demo1234' });
    const [second, first] = (await linksOf(email, 2)).map(tokenOf);
    expect(await post(NEW, 'newPassword', { token: second, ...typed })).toMatchObject({ status: 200 });
    expect(await signsIn(login, 'nova1234')).toBe(true);
    expect((await send(COURSES, { path: '/Cursos', bearer: String(before.body.id) })).status).toBe(401);
    for (const token of [second, first, 'never-was']) {
      expect(await post(NEW, 'newPassword', { token, ...typed })).toMatchObject({
        status: 410,
        body: { code: 'auth.link-expired' },
      });
    }
  });

  it('is no handed-out one typed again, and the link waits for another', async () => {
    const email = address();
    await account('instrutor', undefined, undefined, { email, firstAccess: true });
    const token = tokenOf((await linksOf(email))[0] ?? '');
    expect((await post(NEW, 'newPassword', { token, ...handedOut })).body.fields).toEqual(isHandedOut);
    expect((await post(NEW, 'newPassword', { token, ...typed })).status).toBe(200);
  });

  it('two clicks at once set it once', async () => {
    const email = address();
    await account('instrutor', undefined, undefined, { email });
    const token = tokenOf((await linksOf(email))[0] ?? '');
    const answers = await Promise.all([1, 2].map(() => post(NEW, 'newPassword', { token, ...typed })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('has a link for half an hour, none for an inactive account, and three an hour at most', async () => {
    const email = address();
    const { id } = await account('instrutor', undefined, undefined, { email });
    const token = tokenOf((await linksOf(email))[0] ?? '');
    setClock(() => new Date(Date.now() + 31 * 60_000));
    expect((await post(NEW, 'newPassword', { token, ...typed })).status).toBe(410);
    setClock(undefined);
    expect(await linksOf(email, 5)).toHaveLength(3);
    await db().account.update({ where: { id }, data: { active: false } });
    setClock(() => new Date(Date.now() + 2 * 3600_000));
    expect(await linksOf(email)).toHaveLength(3);
  });

  it('lists every login of one address in one mail', async () => {
    const email = address();
    const logins = [
      await account('escola', undefined, undefined, { email }),
      await account('instrutor', undefined, undefined, { email }),
    ];
    const [links] = await linksOf(email);
    expect(links?.split('\n').map((link) => tokenOf(link).length)).toEqual([32, 32]);
    const [mail] = await db().mail.findMany({ where: { toAddress: email } });
    expect(mail?.data).toEqual({ logins: logins.map(({ login }) => login).sort() });
  });

  it('comes back from the native form with codes, and the password in no address', async () => {
    const form = (handler: RouteHandler, name: string, fields: Record<string, string>) =>
      send(handler, {
        method: 'POST',
        path: `/Users/${name}`,
        body: new URLSearchParams({ locale: 'en', ...fields }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
      });
    const location = async (answer: ReturnType<typeof form>) => (await answer).headers.get('location');
    expect(await location(form(FORGOT, 'forgotPassword', { email: address() }))).toBe('/en/forgot-password?sent=1');
    expect(await location(form(FORGOT, 'forgotPassword', { email: 'nada' }))).toBe(
      '/en/forgot-password?error=request.invalid&field=email.email-shape',
    );
    const wrong = { token: 'a b', password: 'segredo', confirmation: 'outra' };
    expect(await location(form(NEW, 'newPassword', wrong))).toBe(
      '/en/new-password?token=a%20b&error=request.invalid&field=password.password-number&field=confirmation.password-confirmation',
    );
    const late = { token: 'never-was', password: 'abc123', confirmation: 'abc123' };
    expect(await location(form(NEW, 'newPassword', late))).toBe(
      '/en/new-password?token=never-was&error=auth.link-expired',
    );
  });
});
