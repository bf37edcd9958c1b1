import { beforeEach, describe, expect, it } from 'vitest';
import { GET as LIVE } from '@/app/api/live/route';
import { GET as OWN } from '@/app/api/Users/eu/route';
import { POST as LEAVE } from '@/app/api/Users/logout/route';
import { leavingMark } from '@/lib/access/hints';
import { db } from '@/lib/platform/db/client';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

let who: SignedIn;
beforeEach(async () => {
  who = await signedIn('aluno', (await school()).id);
});

const marked = () => ({ cookie: `${who.cookie}; ${leavingMark}=1`, origin: 'http://localhost:3000' });
const isEnded = async () =>
  (await db().session.findUniqueOrThrow({ where: { id: who.actor.sessionId } })).revokedAt !== null;

/** The browser has signed out and could not say so: all it has is the mark, beside a cookie that still opens. */
describe('who left without a line', () => {
  it('is signed out by whichever request gets a line first, for whoever kept the cookie too', async () => {
    expect((await send(OWN, { path: '/Users/eu', headers: { cookie: who.cookie } })).status).toBe(200);
    expect(await isEnded()).toBe(false);
    expect((await send(OWN, { path: '/Users/eu', headers: marked() })).status).toBe(401);
    expect(await isEnded()).toBe(true);
    expect((await send(OWN, { path: '/Users/eu', headers: { cookie: who.cookie } })).status).toBe(401);
  });

  it('hears nothing live any more', async () => {
    const answer = await LIVE(new Request('http://localhost:3000/api/live?topics=courses', { headers: marked() }));
    expect(answer.status).toBe(401);
    expect(await isEnded()).toBe(true);
  });

  it('reaches the own sign-in screen by the request that says so late', async () => {
    who = await signedIn('somosselfieproduto');
    await db().session.update({ where: { id: who.actor.sessionId }, data: { face: '/selfielogin' } });
    const headers = { ...marked(), 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await send(LEAVE, { method: 'POST', path: '/Users/logout', body: 'locale=en', headers });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toContain('/en/selfielogin');
    expect(answer.headers.getSetCookie().join()).toContain(`${leavingMark}=;`);
    expect(await isEnded()).toBe(true);
  });
});
