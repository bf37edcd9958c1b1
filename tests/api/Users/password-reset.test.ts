import { describe, expect, it } from 'vitest';
import { POST as RESET } from '@/app/api/Users/[id]/password/route';
import { POST as LOGIN } from '@/app/api/Users/login/route';
import { actorOfBearer } from '@/lib/access/session';
import { db } from '@/lib/platform/db/client';
import { send } from '@/tests/support/send';
import { account, type SignedIn, school, signedIn } from '@/tests/support/world';

const reset = (id: string, { bearer }: SignedIn, way = 'readable') =>
  send(RESET, { method: 'POST', path: `/Users/${id}/password`, params: { id }, body: { way }, bearer });

const signIn = (username: string, password: unknown) =>
  send(LOGIN, { method: 'POST', path: '/Users/login', body: { username, password } });

describe('a password that somebody else sets', () => {
  it('is shown once, ends every session, and is replaced at the first access', async () => {
    const { actor, bearer } = await signedIn('instrutor');
    const { status, body } = await reset(actor.id, await signedIn('admin'));
    expect(status).toBe(200);
    expect(body.password).toMatch(/^[a-z]+-[a-z]+-\d{3}$/);
    expect(await actorOfBearer(bearer)).toBeNull();
    expect((await signIn(actor.login, 'demo1234')).status).toBe(401);
    const { body: session } = await signIn(actor.login, body.password);
    expect(await actorOfBearer(String(session.id))).toMatchObject({ firstAccess: true });
  });

  it('stays as it is where a link to a new one is sent by mail', async () => {
    const { id, login } = await account('instrutor', undefined, undefined, { email: `a-${Date.now()}@b.example` });
    expect(await reset(id, await signedIn('admin'), 'mail')).toMatchObject({ status: 200, body: { password: null } });
    expect((await signIn(login, 'demo1234')).status).toBe(200);
    const without = await account('instrutor');
    expect((await reset(without.id, await signedIn('admin'), 'mail')).body.code).toBe('account.no-mail');
  });

  it("is a school's to set for a facilitator who works nowhere else, and for nobody else", async () => {
    const [own, other] = [await school(), await school()];
    const escola = await signedIn('escola', own.id);
    const facilitator = await account('instrutor', own.id);
    expect((await reset(facilitator.id, escola)).status).toBe(200);
    await db().schoolLink.create({ data: { accountId: facilitator.id, schoolId: other.id } });
    expect((await reset(facilitator.id, escola)).status).toBe(404);
    for (const tipo of ['aluno', 'escola', 'assessoria'] as const) {
      expect((await reset((await account(tipo, own.id)).id, escola)).status).toBe(404);
    }
  });

  it('is nobody’s own: that is changed by the old one', async () => {
    const admin = await signedIn('admin');
    expect((await reset(admin.actor.id, admin)).status).toBe(404);
  });
});
