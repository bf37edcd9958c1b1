import { describe, expect, it } from 'vitest';
import { POST as CHANGE } from '@/app/api/Users/changePassword/route';
import { POST as LOGIN } from '@/app/api/Users/login/route';
import { db } from '@/lib/platform/db/client';
import { hashPassword } from '@/lib/platform/passwords/passwords';
import { somebodyWaits } from '@/tests/support/lock-waits';
import { send } from '@/tests/support/send';
import { account, signedIn } from '@/tests/support/world';

/** Another password is being stored while `attempt` goes on with the one before: it comes between look and write. */
async function whileChanged<Answer>(accountId: string, attempt: () => Promise<Answer>): Promise<Answer> {
  const passwordHash = await hashPassword('nova1234');
  const { answer } = await db().$transaction(async (tx) => {
    await tx.account.update({ where: { id: accountId }, data: { passwordHash } });
    const begun = attempt();
    await Promise.race([begun, somebodyWaits()]);
    return { answer: begun };
  });
  return answer;
}

describe('a password that is replaced while somebody uses it', () => {
  it.each([
    ['with no wrong one counted', 0],
    ['after a wrong one', 1],
  ])('opens no session, %s', async (_, wrong) => {
    const { id, login: username } = await account('instrutor');
    const signIn = (password: string) =>
      send(LOGIN, { method: 'POST', path: '/Users/login', body: { username, password } });
    for (let count = 0; count < wrong; count += 1) await signIn('errada1');
    expect(await whileChanged(id, () => signIn('demo1234'))).toMatchObject({
      status: 401,
      body: { code: 'auth.invalid-credentials' },
    });
    expect(await db().session.count({ where: { accountId: id } })).toBe(0);
    expect((await signIn('nova1234')).status).toBe(200);
  });

  it('is not changed by who knew the one before', async () => {
    const { actor, bearer } = await signedIn('instrutor');
    const passwords = { current: 'demo1234', password: 'outra1234', confirmation: 'outra1234' };
    const change = () => send(CHANGE, { method: 'POST', path: '/Users/changePassword', body: passwords, bearer });
    expect(await whileChanged(actor.id, change)).toMatchObject({ body: { code: 'auth.wrong-password' } });
  });
});
