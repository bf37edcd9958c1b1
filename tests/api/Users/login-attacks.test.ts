import { afterEach, describe, expect, it } from 'vitest';
import { GET as COURSES } from '@/app/api/Cursos/route';
import { POST as LOGIN } from '@/app/api/Users/login/route';
import { setClock } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { send } from '@/tests/support/send';
import { account, signedIn } from '@/tests/support/world';

afterEach(() => setClock(undefined));

const login = (body: unknown, headers: Record<string, string> = {}) =>
  send(LOGIN, { method: 'POST', path: '/Users/login', body, headers });

function sessionOf(headers: Headers): string {
  const line = headers.getSetCookie().find((each) => each.startsWith('session=')) ?? '';
  return line.split(';')[0] ?? '';
}

describe('sign-in withstands', () => {
  it('an hour of 1,000 guesses at one login: at most 30 are evaluated, and the rest cost no hash', async () => {
    const { login: username } = await account('aluno');
    const began = Date.now();
    let evaluated = 0;
    for (let guess = 0; guess < 1000; guess += 1) {
      setClock(() => new Date(began + guess * 3600));
      const { status } = await login({ username, password: `guess${guess}` });
      if (status === 401) evaluated += 1;
      else expect(status).toBe(429);
    }
    expect(evaluated).toBeGreaterThan(5);
    expect(evaluated).toBeLessThanOrEqual(30);
  }, 120_000);

  it('a stopwatch: an unknown login takes as long as a wrong password, over 80 tries', async () => {
    const timed = async (username: string) => {
      const began = performance.now();
      expect((await login({ username, password: 'wrong' })).status).toBe(401);
      return performance.now() - began;
    };
    const ratioOf80 = async () => {
      const known = await Promise.all(Array.from({ length: 10 }, () => account('aluno')));
      const took = { known: [] as number[], unknown: [] as number[] };
      for (let round = 0; round < 4; round += 1) {
        for (const { login: username } of known) {
          took.known.push(await timed(username));
          took.unknown.push(await timed(`nobody-${username}`));
        }
      }
      const ratio = median(took.known) / median(took.unknown);
      return Math.max(ratio, 1 / ratio);
    };
    // What else the machine does may fall on one side once; what a stopwatch can tell is there each time.
    await expect.poll(ratioOf80, { timeout: 50_000 }).toBeLessThan(1.15);
  }, 60_000);

  it('a session that an attacker fixed: signing in opens another, and the fixed one stays what it was', async () => {
    const attacker = await signedIn('aluno');
    const { login: username } = await account('instrutor');
    const victim = await login({ username, password: 'demo1234' }, { cookie: attacker.cookie, origin: own });
    expect(victim.status).toBe(200);
    expect(sessionOf(victim.headers)).not.toBe(attacker.cookie);
    const sessions = await db().session.findMany({ where: { accountId: String(victim.body.userId) } });
    expect(sessions).toHaveLength(1);
    expect(sessions[0]?.id).not.toBe(attacker.actor.sessionId);
    const fixed = await db().session.findUniqueOrThrow({ where: { id: attacker.actor.sessionId } });
    expect(fixed.accountId).toBe(attacker.actor.id);
  });

  it('header and cookie injection: what is typed stands in no header but escaped', async () => {
    const evil = 'x\r\nSet-Cookie: session=stolen; Path=/';
    const fields = { username: evil, password: 'x', face: `/login${evil}`, from: `/student${evil}`, locale: evil };
    const answer = await send(LOGIN, {
      method: 'POST',
      path: '/Users/login',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: own },
    });
    expect(answer.status).toBe(303);
    expect(sessionOf(answer.headers)).toBe('');
    for (const [, value] of answer.headers) expect(value).not.toMatch(/[\r\n]|session=stolen/);
  });

  it('half a character, sent or left by the cut of an overlong login', async () => {
    expect((await login({ username: '\ud800', password: 'x' })).status).toBe(422);
    const { status, headers } = await login({ username: `${'a'.repeat(99)}😀`, password: 'x' });
    expect(status).toBe(401);
    expect(headers.getSetCookie()[0]).toContain(`typed_login=${'a'.repeat(99)}%EF%BF%BD;`);
  });

  it('an origin that would lead elsewhere once it is put into the language of the browser', async () => {
    const { login: username } = await account('aluno');
    const fields = { username, password: 'demo1234', from: '/en//evil.example', preferredLocale: 'pt-BR' };
    const answer = await send(LOGIN, {
      method: 'POST',
      path: '/Users/login',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: own },
    });
    expect(answer.headers.get('location')).toBe('/student');
  });

  it('forged, cut, swapped and doubled session cookies', async () => {
    const { cookie } = await signedIn('admin');
    const value = cookie.slice('session='.length);
    const other = (await signedIn('admin')).cookie.slice('session='.length);
    const swapped = [...value.split('.').slice(0, -1), other.split('.').at(-1)].join('.');
    for (const forged of [value.slice(0, -2), `${value}x`, swapped, '', 'null', '{"sub":"1"}', 'a.b.c.d.e']) {
      const answer = await send(COURSES, { path: '/Cursos', headers: { cookie: `session=${forged}` } });
      expect(answer.status, forged.slice(0, 20)).toBe(401);
    }
    expect((await send(COURSES, { path: '/Cursos', headers: { cookie } })).status).toBe(200);
  });
});

const own = 'http://localhost:3000';

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}
