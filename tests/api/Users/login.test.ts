import { afterEach, describe, expect, it } from 'vitest';
import { GET as COURSES } from '@/app/api/Cursos/route';
import { POST as LOGIN } from '@/app/api/Users/login/route';
import { POST as LOGOUT } from '@/app/api/Users/logout/route';
import { actorOfCookie } from '@/lib/access/session';
import { deviceCookieName } from '@/lib/access/shared-device-cookie';
import { setClock } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { send } from '@/tests/support/send';
import { account, signedIn } from '@/tests/support/world';

afterEach(() => setClock(undefined));

const login = (body: unknown, headers: Record<string, string> = {}) =>
  send(LOGIN, { method: 'POST', path: '/Users/login', body, headers });

function cookie(headers: Headers, name: string): string {
  const line = headers.getSetCookie().find((each) => each.startsWith(`${name}=`));
  return line?.slice(name.length + 1).split(';')[0] ?? '';
}

describe('POST /Users/login', () => {
  it('replies with id, ttl, created, userId and tipo, and sets the session cookie for the same time', async () => {
    const { login: username, id: userId } = await account('instrutor');
    const { status, body, headers } = await login({ username, password: 'demo1234' });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['created', 'id', 'tipo', 'ttl', 'userId']);
    expect(body).toMatchObject({ ttl: 12 * 3600, tipo: 'instrutor', userId });
    const line = headers.getSetCookie().find((each) => each.startsWith('session='));
    expect(line).toContain('HttpOnly');
    expect(line).toContain('Max-Age=43200');
    const actor = await actorOfCookie(cookie(headers, 'session'));
    expect(actor).toMatchObject({ id: userId, tipo: 'instrutor' });
    expect(actor?.sessionExpiresAt.getTime()).toBe(new Date(body.created as string).getTime() + 43_200_000);
  });

  it('knows a session on a device that others use, whose lesson is kept there no longer than it', async () => {
    const { login: username } = await account('aluno');
    const isShared = async (more: object) => {
      const { headers } = await login({ username, password: 'demo1234', ...more });
      return (await actorOfCookie(cookie(headers, 'session')))?.isOnSharedDevice;
    };
    expect(await isShared({ sharedDevice: true })).toBe(true);
    expect(await isShared({})).toBe(false);
  });

  it('keeps the secret that it gives nowhere in clear', async () => {
    const { login: username } = await account('instrutor');
    const { body } = await login({ username, password: 'demo1234' });
    const secret = String(body.id);
    expect(await db().auditEntry.count({ where: { targetId: secret } })).toBe(0);
    expect(await db().session.count({ where: { OR: [{ tokenHash: secret }, { publicReference: secret }] } })).toBe(0);
  });

  it('ignores case and accents of the login', async () => {
    await account('aluno', undefined, 'José.Ávila');
    const { body } = await login({ username: ' JOSE.AVILA ', password: 'demo1234' });
    expect(body).toMatchObject({ tipo: 'aluno', ttl: 8 * 3600 });
  });

  it('keeps a session on a shared device for two hours', async () => {
    const { login: username } = await account('aluno');
    expect((await login({ username, password: 'demo1234', sharedDevice: true })).body.ttl).toBe(7200);
    // Nobody ticks anything on the browser that a class has today.
    const ofClass = { cookie: `${deviceCookieName()}=x`, origin: 'http://localhost:3000' };
    expect((await login({ username, password: 'demo1234' }, ofClass)).body.ttl).toBe(7200);
  });

  it('answers an unknown login, a wrong password and an inactive account alike', async () => {
    const { login: username } = await account('aluno');
    const inactive = await account('aluno');
    await db().account.update({ where: { id: inactive.id }, data: { active: false } });
    const answers = [
      await login({ username: 'nobody-at-all', password: 'demo1234' }),
      await login({ username, password: 'wrong' }),
      await login({ username: inactive.login, password: 'demo1234' }),
    ];
    for (const { status, body } of answers)
      expect({ status, code: body.code }).toEqual({ status: 401, code: 'auth.invalid-credentials' });
  });

  it('makes the sixth try wait after five wrong ones, also with the right password, and then lets it in', async () => {
    const { login: username } = await account('aluno');
    for (let tries = 0; tries < 5; tries += 1) await login({ username, password: 'wrong' });
    const waiting = await login({ username, password: 'demo1234' });
    expect(waiting).toMatchObject({ status: 429, body: { code: 'auth.wait-before-retry' } });
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(25);
    setClock(() => new Date(Date.now() + 31_000));
    expect((await login({ username, password: 'demo1234' })).status).toBe(200);
  });

  it('opens one session and forgets the wrong ones when the right password comes', async () => {
    const { id: accountId, login: username } = await account('aluno');
    const sessions = () => db().session.count({ where: { accountId } });
    for (const wrong of [0, 4, 4]) {
      const before = await sessions();
      for (let tries = 0; tries < wrong; tries += 1) await login({ username, password: 'wrong' });
      expect((await login({ username, password: 'demo1234' })).status).toBe(200);
      expect(await sessions()).toBe(before + 1);
    }
  });

  it('does not let a classmate lock out a browser that signed in before', async () => {
    const { login: username } = await account('aluno');
    const first = await login({ username, password: 'demo1234' });
    const known = { cookie: `known_device=${cookie(first.headers, 'known_device')}`, origin: 'http://localhost:3000' };
    for (let tries = 0; tries < 6; tries += 1) await login({ username, password: 'wrong' });
    expect((await login({ username, password: 'demo1234' })).status).toBe(429);
    expect((await login({ username, password: 'demo1234' }, known)).status).toBe(200);
  });

  it('judges tries that arrive at once one after the other: the fifth is wrong, the rest wait', async () => {
    const { login: username } = await account('aluno');
    for (let tries = 0; tries < 4; tries += 1) await login({ username, password: 'wrong' });
    const answers = await Promise.all(Array.from({ length: 6 }, () => login({ username, password: 'wrong' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([401, 429, 429, 429, 429, 429]);
  });
});

describe('the native form', () => {
  const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    send(LOGIN, {
      method: 'POST',
      path: '/Users/login',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000', ...headers },
    });

  it('goes to the home of the tipo, or to where the visitor wanted to go when that is open to the tipo', async () => {
    const { login: username } = await account('instrutor');
    const fields = { username, password: 'demo1234', locale: 'en' };
    expect((await form(fields)).headers.get('location')).toBe('/en/facilitator');
    expect((await form({ ...fields, from: '/run?turma=1' })).headers.get('location')).toBe('/run?turma=1');
    expect((await form({ ...fields, from: '/adm' })).headers.get('location')).toBe('/en/facilitator');
    expect((await form({ ...fields, from: '//evil.example' })).headers.get('location')).toBe('/en/facilitator');
    expect((await form({ ...fields, from: '/\\evil.example' })).headers.get('location')).toBe('/en/facilitator');
  });

  it('comes back with the code and what was typed, never the password', async () => {
    const { status, headers } = await form({
      username: 'Zé',
      password: 'secreta',
      face: '/selfielogin',
      from: '/selfie',
    });
    expect(status).toBe(303);
    expect(headers.get('location')).toBe('/selfielogin?error=auth.invalid-credentials&from=%2Fselfie');
    expect(decodeURIComponent(cookie(headers, 'typed_login'))).toBe('Zé');
    expect(headers.getSetCookie().join()).not.toContain('secreta');
  });

  it('refuses a form of another site', async () => {
    const { login: username } = await account('aluno');
    const { headers } = await form({ username, password: 'demo1234' }, { origin: 'https://evil.example' });
    expect(headers.get('location')).toContain('error=request.foreign-origin');
    expect(cookie(headers, 'session')).toBe('');
  });
});

describe('POST /Users/logout', () => {
  it('ends the session on every door at once', async () => {
    const { login: username } = await account('aluno');
    const { body, headers } = await login({ username, password: 'demo1234' });
    const bearer = body.id as string;
    expect((await send(COURSES, { path: '/Cursos', bearer })).status).toBe(200);
    const out = await send(LOGOUT, {
      method: 'POST',
      path: '/Users/logout',
      headers: { cookie: `session=${cookie(headers, 'session')}`, origin: 'http://localhost:3000' },
    });
    expect(out.status).toBe(200);
    expect((await send(COURSES, { path: '/Cursos', bearer })).status).toBe(401);
  });

  it('leads a selfie user to /selfielogin, wherever the session began', async () => {
    for (const [tipo, screen] of [
      ['somosselfieadmin', '/en/selfielogin'],
      ['somosselfieproduto', '/en/selfielogin'],
      ['aluno', '/en/login'],
    ] as const) {
      const { cookie: session } = await signedIn(tipo);
      const { status, headers } = await send(LOGOUT, {
        method: 'POST',
        path: '/Users/logout',
        body: 'locale=en',
        headers: {
          cookie: session,
          origin: 'http://localhost:3000',
          'content-type': 'application/x-www-form-urlencoded',
        },
      });
      expect([tipo, status, headers.get('location')]).toEqual([tipo, 303, screen]);
    }
  });

  it.each([
    ['a page named in another script', '/courses/日本', '/courses/%E6%97%A5%E6%9C%AC'],
    ['half a character', '/courses/\ud83d', '/courses/%EF%BF%BD'],
    ['escapes that it has already', '/courses/%C3%A7?a=%2F', '/courses/%C3%A7?a=%2F'],
  ])('goes back to %s', async (_, from, location) => {
    const { login: username } = await account('admin');
    const form = new URLSearchParams({ username, password: 'demo1234', from }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await send(LOGIN, { method: 'POST', path: '/Users/login', body: form, headers });
    expect({ status: answer.status, to: answer.headers.get('location') }).toEqual({ status: 303, to: location });
  });
});
