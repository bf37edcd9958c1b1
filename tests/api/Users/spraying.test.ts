import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { POST as FORGOT } from '@/app/api/Users/forgotPassword/route';
import { POST as LOGIN } from '@/app/api/Users/login/route';
import { forgetTries } from '@/lib/access/jobs/forget-expired';
import { signInPlace } from '@/lib/access/sign-in-place';
import { forgetPasswordLinks } from '@/lib/accounts/jobs/forget-password-links';
import { setClock } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { clientAddressHeader } from '@/lib/platform/http/client-address';
import { send } from '@/tests/support/send';
import { account } from '@/tests/support/world';

afterEach(() => setClock(undefined));

const context = { signal: new AbortController().signal, lastAttempt: false };

/** An address that no other test counts. */
function someAddress(): string {
  return `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;
}

function signIn(from: string, username: string, password = 'wrong', headers: Record<string, string> = {}) {
  const body = { username, password };
  return send(LOGIN, {
    method: 'POST',
    path: '/Users/login',
    body,
    headers: { [clientAddressHeader]: from, ...headers },
  });
}

/** As if one password had been tried at so many logins from here. */
async function sprayed(from: string, logins: number): Promise<void> {
  const now = new Date();
  const row = () => ({ key: randomUUID(), failures: 1, retryAt: now, updatedAt: now, place: signInPlace(from) });
  await db().signInThrottle.createMany({ data: Array.from({ length: logins }, row) });
}

async function took(work: () => Promise<{ status: number }>): Promise<{ ms: number; status: number }> {
  const began = performance.now();
  const { status } = await work();
  return { ms: performance.now() - began, status };
}

describe('one password tried at many logins from one place', () => {
  it('counts a login of it once, and no more when its person gets in', async () => {
    const from = someAddress();
    const { login } = await account('aluno');
    for (let typo = 0; typo < 4; typo += 1) await signIn(from, login);
    await signIn(from, `nobody-${login}`);
    const counted = () => db().signInThrottle.count({ where: { place: signInPlace(from) } });
    expect(await counted()).toBe(2);
    expect((await signIn(from, login, 'demo1234')).status).toBe(200);
    expect(await counted()).toBe(1);
  });

  it('is judged one after the other with pauses, and most of a flood is told to come again', async () => {
    const from = someAddress();
    await sprayed(from, 80);
    // The first goes at once and is followed by a pause.
    expect((await signIn(from, randomUUID())).status).toBe(401);
    const second = await took(() => signIn(from, randomUUID()));
    expect(second.status).toBe(401);
    expect(second.ms).toBeGreaterThan(900);
    const flood = await Promise.all(Array.from({ length: 12 }, () => took(() => signIn(from, randomUUID()))));
    const judged = flood.filter(({ status }) => status === 401).length;
    expect(judged).toBeLessThanOrEqual(6);
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(12 - judged);
    // Nobody's turn is further away than that.
    for (const { ms } of flood) expect(ms).toBeLessThan(9000);
    // And the line beside it has none.
    expect((await took(() => signIn(someAddress(), randomUUID()))).ms).toBeLessThan(1000);
  }, 40_000);

  it('tells nothing to those of a burst that all came before the first was counted', async () => {
    const from = someAddress();
    const { login } = await account('aluno');
    await sprayed(from, 59);
    const guesses = Array.from({ length: 6 }, () => signIn(from, randomUUID()));
    const answers = await Promise.all([...guesses, signIn(from, login, 'demo1234')]);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect(await db().signInThrottle.count({ where: { place: signInPlace(from) } })).toBeLessThanOrEqual(59 + 4);
  });

  it('lets a browser in at once that signed in as this login before, however long the line', async () => {
    const from = someAddress();
    const { login } = await account('aluno');
    const first = await signIn(someAddress(), login, 'demo1234');
    const device = first.headers.getSetCookie().find((line) => line.startsWith('known_device=')) ?? '';
    await sprayed(from, 500);
    const flood = Array.from({ length: 5 }, () => signIn(from, randomUUID()));
    const cookie = device.split(';')[0] ?? '';
    const known = await took(() => signIn(from, login, 'demo1234', { cookie, origin: 'http://localhost:3000' }));
    expect(known.status).toBe(200);
    expect(known.ms).toBeLessThan(2000);
    await Promise.all(flood);
  }, 40_000);
});

describe('what anybody can make grow', () => {
  it('is limited at the forgotten password, by address, and answers alike before that', async () => {
    const from = { [clientAddressHeader]: someAddress() };
    const ask = () =>
      send(FORGOT, {
        method: 'POST',
        path: '/Users/forgotPassword',
        body: { email: `${randomUUID()}@x.example` },
        headers: from,
      });
    const rows = () => db().auditEntry.count({ where: { command: 'accounts.ask-password-link' } });
    const before = await rows();
    const answers: number[] = [];
    for (let asked = 0; asked < 62; asked += 1) answers.push((await ask()).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(60);
    expect(answers.slice(-2)).toEqual([429, 429]);
    expect(await rows()).toBe(before);
  });

  it('is swept: tries, windows and places of the day before, and links that are over', async () => {
    const from = someAddress();
    const { id } = await account('instrutor');
    await sprayed(from, 3);
    await db().signInPlace.create({ data: { key: String(signInPlace(from)), nextAt: new Date() } });
    await db().passwordLink.create({ data: { accountId: id, tokenHash: randomUUID(), expiresAt: new Date() } });
    const left = async () => [
      await db().signInThrottle.count({ where: { place: signInPlace(from) } }),
      await db().signInPlace.count({ where: { key: String(signInPlace(from)) } }),
      await db().passwordLink.count({ where: { accountId: id } }),
    ];
    await forgetTries.run({}, context);
    await forgetPasswordLinks.run({}, context);
    expect(await left()).toEqual([3, 1, 1]);
    setClock(() => new Date(Date.now() + 25 * 3600_000));
    await forgetTries.run({}, context);
    await forgetPasswordLinks.run({}, context);
    expect(await left()).toEqual([0, 0, 0]);
  });
});
