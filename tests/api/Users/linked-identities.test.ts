import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { actorOfBearer, hashOfSecret, openSession } from '@/lib/access/session';
import { changePassword } from '@/lib/accounts/commands/change-password';
import { confirmFirstPassword } from '@/lib/accounts/commands/confirm-first-password';
import { linkIdentity } from '@/lib/accounts/commands/link-identity';
import { resetPassword } from '@/lib/accounts/commands/reset-password';
import { setLinkedPassword } from '@/lib/accounts/commands/set-linked-password';
import { signIn } from '@/lib/accounts/commands/sign-in';
import { unlinkIdentity } from '@/lib/accounts/commands/unlink-identity';
import { ownIdentities } from '@/lib/accounts/queries/own-identities';
import { resetPassword as resetOfPupil } from '@/lib/login-cards/commands/reset-password';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/env';
import { pendingLink } from '@/tests/support/sso/link-cookie';
import { account, school, signedIn } from '@/tests/support/world';

const own = { password: 'propria1234', confirmation: 'propria1234' };

/** Whoever knows the password links an account at a provider by it: the session, and the identity's subject. */
async function linkedBy({ login: username }: { login: string }) {
  const subject = randomUUID();
  const { id } = await signIn(null, { username, password: 'demo1234' });
  const actor = await actorOfBearer(id);
  if (!actor) throw new Error('no session');
  await linkIdentity(actor, { pendingLink: await pendingLink({ subject, sessionId: actor.sessionId }) });
  return { subject, actor };
}

const subjectsOf = async (accountId: string) =>
  (await db().ssoIdentity.findMany({ where: { accountId } })).map(({ subject }) => subject);

describe('who finds an account at a provider linked to the own login', () => {
  const opened = async (accountId: string) =>
    db().$transaction((tx) => {
      const person = { id: accountId, tipo: 'instrutor' as const, login: '', name: '', photoUrl: null, schoolId: null };
      return openSession(tx, { account: person, ttl: 60, face: '/login', provider: 'google', now: new Date() });
    });

  it('sees it, ends it, and whoever came in by it is out', async () => {
    Object.assign(env(), { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' });
    const { actor } = await signedIn('instrutor');
    const at = { provider: 'https://accounts.google.com', subject: randomUUID() };
    await db().ssoIdentity.create({ data: { ...at, accountId: actor.id } });
    const stranger = await opened(actor.id);
    const [seen] = await ownIdentities(actor, {});
    expect(seen?.provider).toBe('Google');
    await unlinkIdentity(actor, { id: String(seen?.id) });
    expect(await ownIdentities(actor, {})).toEqual([]);
    expect(await actorOfBearer(stranger.id)).toBeNull();
    expect(await db().session.count({ where: { id: actor.sessionId, revokedAt: null } })).toBe(1);
    expect(await db().auditEntry.count({ where: { command: 'accounts.unlink-identity', actorId: actor.id } })).toBe(1);
  });

  it('ends none of somebody else', async () => {
    const [{ actor: owner }, { actor: other }] = [await signedIn('instrutor'), await signedIn('instrutor')];
    const identity = { accountId: owner.id, provider: 'https://id.example', subject: randomUUID() };
    const { id } = await db().ssoIdentity.create({ data: identity });
    await expect(unlinkIdentity(other, { id })).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });
    expect(await subjectsOf(owner.id)).toEqual([identity.subject]);
  });
});

describe('an account at a provider, linked by a password, goes with it', () => {
  it('where somebody hands out another', async () => {
    const { id: schoolId } = await school();
    const [admin, escola] = [await signedIn('admin'), await signedIn('escola', schoolId)];
    const [teacher, pupil] = [await account('instrutor', schoolId), await account('aluno', schoolId)];
    for (const person of [teacher, pupil]) await linkedBy(person);
    await resetPassword(admin.actor, { id: teacher.id, way: 'readable' });
    await resetOfPupil(escola.actor, { id: pupil.id });
    expect([...(await subjectsOf(teacher.id)), ...(await subjectsOf(pupil.id))]).toEqual([]);
  });

  it('where it was forgotten', async () => {
    const teacher = await account('instrutor');
    const { actor } = await linkedBy(teacher);
    const token = randomUUID();
    const expiresAt = new Date(Date.now() + 60_000);
    await db().passwordLink.create({ data: { accountId: teacher.id, tokenHash: hashOfSecret(token), expiresAt } });
    await setLinkedPassword(null, { token, ...own });
    expect(await subjectsOf(actor.id)).toEqual([]);
  });

  it('where the person changes it, but for the one linked in this very session', async () => {
    const teacher = await account('instrutor');
    await linkedBy(teacher);
    const { actor, subject } = await linkedBy(teacher);
    await changePassword(actor, { current: 'demo1234', ...own });
    expect(await subjectsOf(actor.id)).toEqual([subject]);
  });

  it('at the first access too: whoever knew the first password is out', async () => {
    const pupil = await account('aluno');
    await db().account.update({ where: { id: pupil.id }, data: { firstAccess: true } });
    await linkedBy(pupil);
    const { actor, subject } = await linkedBy(pupil);
    await confirmFirstPassword(actor, own);
    expect(await subjectsOf(actor.id)).toEqual([subject]);
  });
});
