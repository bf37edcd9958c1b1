import { afterEach, describe, expect, it } from 'vitest';
import { GET as COURSES } from '@/app/api/Cursos/route';
import { POST as CARD } from '@/app/api/Users/card/route';
import { deviceCookieName } from '@/lib/access/shared-device-cookie';
import { forgetLoginCards } from '@/lib/accounts/jobs/forget-login-cards';
import { setClock } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { clientAddressHeader } from '@/lib/platform/http/client-address';
import { cardOf, secretOn } from '@/tests/support/printed-card';
import { send } from '@/tests/support/send';
import { school, signedIn } from '@/tests/support/world';

afterEach(() => setClock(undefined));

const scan = (card: string, headers: Record<string, string> = {}) =>
  send(CARD, { method: 'POST', path: '/Users/card', body: { card }, headers });

const own = 'http://localhost:3000';
let places = 0;
/** A place that no other test stands in. */
function somewhere() {
  places += 1;
  return { [clientAddressHeader]: `192.0.2.${places}` };
}

async function printed(choices: Parameters<typeof cardOf>[2] = {}) {
  const { id: schoolId } = await school();
  const office = await signedIn('escola', schoolId);
  const pupil = await signedIn('aluno', schoolId);
  return { office, pupil, secret: secretOn(await cardOf(office, pupil, choices)) };
}

const ended = { status: 410, body: { code: 'auth.card-ended' } };

describe('POST /Users/card', () => {
  it('opens a session of the pupil, as long as one by password', async () => {
    const { pupil, secret } = await printed();
    const { status, body, headers } = await scan(secret);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { userId: pupil.actor.id, tipo: 'aluno', ttl: 8 * 3600 },
    });
    expect(headers.getSetCookie().some((line) => line.startsWith('session='))).toBe(true);
    expect((await send(COURSES, { path: '/Cursos', bearer: String(body.id) })).status).toBe(200);
  });

  it('is short where the card was printed for shared devices', async () => {
    const { secret } = await printed({ sharedDevice: true });
    expect((await scan(secret)).body.ttl).toBe(2 * 3600);
  });

  it('is short on a browser that a class has today, whatever the card was printed for', async () => {
    const { secret } = await printed();
    expect((await scan(secret, { cookie: `${deviceCookieName()}=x`, origin: own })).body.ttl).toBe(2 * 3600);
  });

  it('leads to an own password first, at the first access', async () => {
    const { secret, pupil } = await printed();
    await db().account.update({ where: { id: pupil.actor.id }, data: { firstAccess: true } });
    const { body } = await scan(secret);
    expect((await send(COURSES, { path: '/Cursos', bearer: String(body.id) })).body.code).toBe('auth.first-access');
  });

  it('says the same of one that never was, was replaced, has ended, or is an inactive pupil’s', async () => {
    const { office, pupil, secret } = await printed();
    expect(await scan('A'.repeat(22), somewhere())).toMatchObject(ended);
    const { createdAt } = await db().loginCard.findFirstOrThrow({ where: { accountId: pupil.actor.id } });
    const another = secretOn(await cardOf(office, pupil, { lastPrintedAt: createdAt.toISOString() }));
    expect(await scan(secret, somewhere())).toMatchObject(ended);
    const { expiresAt } = await db().loginCard.findFirstOrThrow({
      where: { accountId: pupil.actor.id, revokedAt: null },
    });
    setClock(() => new Date(expiresAt.getTime() - 1));
    expect((await scan(another)).status).toBe(200);
    setClock(() => expiresAt);
    expect(await scan(another, somewhere())).toMatchObject(ended);
    setClock(undefined);
    await db().account.update({ where: { id: pupil.actor.id }, data: { active: false } });
    expect(await scan(another, somewhere())).toMatchObject(ended);
  });

  it('opens nobody but a pupil, whatever became of the account since', async () => {
    const { pupil, secret } = await printed();
    await db().account.update({ where: { id: pupil.actor.id }, data: { tipo: 'instrutor' } });
    expect(await scan(secret, somewhere())).toMatchObject(ended);
  });

  it('ends the session of the child before, in the browser that both use', async () => {
    const { secret } = await printed();
    const before = await signedIn('aluno');
    expect((await scan(secret, { cookie: before.cookie, origin: own })).status).toBe(200);
    const left = await db().session.findUniqueOrThrow({ where: { id: before.actor.sessionId } });
    expect(left.revokedAt).not.toBeNull();
  });

  it('a wrong one leaves the child before as she was', async () => {
    const before = await signedIn('aluno');
    await scan('B'.repeat(22), { cookie: before.cookie, origin: own, ...somewhere() });
    expect((await send(COURSES, { path: '/Cursos', bearer: before.bearer })).status).toBe(200);
  });

  it('stops guesses of an address, and no child beside it who has a card', async () => {
    const { secret } = await printed();
    const place = somewhere();
    const guesses = await Promise.all(Array.from({ length: 121 }, (_, index) => scan(`guess-${index}`, place)));
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await scan(secret, place)).status).toBe(200);
  });

  it('lets one card open thirty sessions an hour', async () => {
    const { secret } = await printed();
    for (let time = 0; time < 30; time += 1) expect((await scan(secret)).status).toBe(200);
    expect((await scan(secret)).status).toBe(429);
  });

  it('answers a form by going on: home, or back to the card’s page with the code', async () => {
    const { secret } = await printed();
    const form = (card: string, locale: string) =>
      send(CARD, {
        method: 'POST',
        path: '/Users/card',
        body: new URLSearchParams({ card, locale }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: own, ...somewhere() },
      });
    const done = await form(secret, 'pt-BR');
    expect([done.status, done.headers.get('location')]).toEqual([303, '/student']);
    const refused = await form('nothing', 'en');
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/en/card?error=auth.card-ended']);
  });

  it('is forgotten a month after it ended', async () => {
    const { pupil } = await printed();
    await db().loginCard.updateMany({ where: { accountId: pupil.actor.id }, data: { revokedAt: new Date() } });
    const sweep = () => forgetLoginCards.run({}, { db: db() } as never);
    await sweep();
    expect(await db().loginCard.count({ where: { accountId: pupil.actor.id } })).toBe(1);
    setClock(() => new Date(Date.now() + 31 * 24 * 3600 * 1000));
    await sweep();
    expect(await db().loginCard.count({ where: { accountId: pupil.actor.id } })).toBe(0);
  });
});
