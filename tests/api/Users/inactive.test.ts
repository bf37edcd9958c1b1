import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as OWN } from '@/app/api/Users/eu/route';
import { POST as LOGIN } from '@/app/api/Users/login/route';
import { POST as BEGIN } from '@/app/api/Users/seeing/route';
import { enter } from '@/lib/access/enter';
import { actorOfBearer, livingSessions } from '@/lib/access/session';
import { db } from '@/lib/platform/db/client';
import { send } from '@/tests/support/send';
import { account, type SignedIn, school, signedIn } from '@/tests/support/world';

const browser = { cookie: '' };
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: browser.cookie }), has: () => false }),
  headers: async () => new Headers({ 'x-path': '/adm' }),
}));
vi.mock('next/navigation', () => ({
  redirect: (address: string) => {
    throw new Error(`to ${address}`);
  },
}));

let admin: SignedIn;
beforeEach(async () => {
  admin = await signedIn('admin');
  browser.cookie = admin.cookie.slice('session='.length);
});

const deactivate = (id: string) => db().account.update({ where: { id }, data: { active: false } });

describe('an account that is made inactive', () => {
  it('is signed out at the next request, by either way of calling', async () => {
    const own = (headers: Record<string, string>) => send(OWN, { path: '/Users/eu', headers });
    const ways: Record<string, string>[] = [{ authorization: `Bearer ${admin.bearer}` }, { cookie: admin.cookie }];
    for (const way of ways) expect((await own(way)).status).toBe(200);
    await deactivate(admin.actor.id);
    for (const way of ways) expect((await own(way)).status).toBe(401);
  });

  it('enters no page with the session that it still has', async () => {
    expect((await enter('/adm')).id).toBe(admin.actor.id);
    await deactivate(admin.actor.id);
    await expect(enter('/adm')).rejects.toThrow(/not-authenticated/);
  });

  it('hears nothing more over a line that is open', async () => {
    const { sessionId } = admin.actor;
    expect(await livingSessions([sessionId])).toEqual(new Set([sessionId]));
    await deactivate(admin.actor.id);
    expect(await livingSessions([sessionId])).toEqual(new Set());
  });

  it('signs in no more', async () => {
    const { login: username, id } = await account('instrutor');
    const signIn = () =>
      send(LOGIN, { method: 'POST', path: '/Users/login', body: { username, password: 'demo1234' } });
    const { body } = await signIn();
    await deactivate(id);
    expect(await signIn()).toMatchObject({ status: 401, body: { code: 'auth.invalid-credentials' } });
    expect(await actorOfBearer(String(body.id))).toBeNull();
  });

  it('is seen by no administrator any longer', async () => {
    const pupil = await account('aluno', (await school()).id);
    const body = { login: pupil.login, reason: 'chamado 12: a tela não abre' };
    await send(BEGIN, { method: 'POST', path: '/Users/seeing', body, bearer: admin.bearer });
    expect(await actorOfBearer(admin.bearer)).toMatchObject({ id: pupil.id });
    await deactivate(pupil.id);
    expect(await actorOfBearer(admin.bearer)).toMatchObject({ id: admin.actor.id, seeing: null });
  });
});
