import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { POST as PROFILE } from '@/app/api/%5F%5F/auth/getProfileFromAcessToken/route';
import { POST as LINK } from '@/app/api/Users/linkIdentity/route';
import { POST as LOGIN } from '@/app/api/Users/login/route';
import { GET as OWN } from '@/app/api/Users/profile/route';
import { actorOfBearer, actorOfCookie } from '@/lib/access/session';
import { resetPassword } from '@/lib/login-cards/commands/reset-password';
import { setClock } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { type Answer, send } from '@/tests/support/send';
import { identityProvider } from '@/tests/support/sso/configured';
import { otherClient } from '@/tests/support/sso/identity-provider';
import { account, signedIn } from '@/tests/support/world';

const { issuer, tokenFor } = identityProvider;

/** A person at the provider, linked to a login here unless `linked` says otherwise. */
async function person({ linked = true } = {}) {
  const subject = `p-${randomUUID().slice(0, 8)}`;
  const login = await account('aluno');
  if (linked) await db().ssoIdentity.create({ data: { accountId: login.id, provider: issuer, subject } });
  return { subject, login };
}

async function claims(subject: string, other: Record<string, unknown> = {}) {
  return {
    ssotype: 'plurall',
    ssoidentificador: `${subject}@plurall`,
    ssouuid: subject,
    access_token: await tokenFor(subject),
    state: randomUUID(),
    ...other,
  };
}

const signIn = (body: unknown, headers: Record<string, string> = {}) =>
  send(LOGIN, { method: 'POST', path: '/Users/login', body, headers });
const profile = (body: unknown) => send(PROFILE, { method: 'POST', path: '/__/auth/getProfileFromAcessToken/', body });

const cookieIn = ({ headers }: Answer) => headers.getSetCookie().findLast((line) => line.startsWith('sso_link=')) ?? '';
const sent = (line: string) => ({ cookie: line.split(';')[0] ?? '', origin: 'http://localhost:3000' });
const link = ({ body: { id } }: Answer, line: string) =>
  send(LINK, { method: 'POST', path: '/Users/linkIdentity', body: {}, bearer: String(id), headers: sent(line) });

function refused({ status, body, headers }: Answer) {
  expect(headers.getSetCookie().filter((line) => line.startsWith('session='))).toEqual([]);
  return { status, code: body.code };
}

const notBelieved = { status: 401, code: 'sso.refused' };

describe('POST /Users/login with what the provider issued', () => {
  it('answers the login response, sets the same cookie, and remembers the provider', async () => {
    const { subject, login } = await person();
    const { status, body, headers } = await signIn(await claims(subject));
    expect(status, JSON.stringify(body)).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['created', 'id', 'tipo', 'ttl', 'userId']);
    expect(body).toMatchObject({ userId: login.id, tipo: 'aluno', ttl: 8 * 3600 });
    const line = headers.getSetCookie().find((each) => each.startsWith('session=')) ?? '';
    expect(line).toContain('HttpOnly');
    expect(await actorOfCookie(line.slice('session='.length).split(';')[0] ?? '')).toMatchObject({ id: login.id });
    expect(await actorOfBearer(String(body.id))).toMatchObject({ id: login.id, provider: 'oidc' });
    expect(await db().auditEntry.count({ where: { targetId: String(body.id) } })).toBe(0);
  });

  it('refuses the valid token of another person', async () => {
    const [mine, theirs] = [await person(), await person()];
    const body = await claims(mine.subject, { access_token: await tokenFor(theirs.subject) });
    expect(refused(await signIn(body))).toEqual(notBelieved);
  });

  it('refuses a token that the provider issued to another product', async () => {
    const { subject } = await person();
    const body = await claims(subject, { access_token: await tokenFor(subject, otherClient.id) });
    expect(refused(await signIn(body))).toEqual(notBelieved);
  });

  it('refuses a token that the provider does not know, and a provider that is not ours', async () => {
    const { subject } = await person();
    expect(refused(await signIn(await claims(subject, { access_token: 'invented' })))).toEqual(notBelieved);
    expect(refused(await signIn(await claims(subject, { ssotype: 'google' })))).toEqual(notBelieved);
  });

  it('refuses an identifier that is not the own one', async () => {
    const { subject } = await person();
    expect(refused(await signIn(await claims(subject, { ssoidentificador: 'boss@plurall' })))).toEqual(notBelieved);
  });

  it('takes a state once, also when it is sent twice at once', async () => {
    const { subject } = await person();
    const body = await claims(subject);
    const answers = await Promise.all([signIn(body), signIn(body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(refused(await signIn(body))).toEqual(notBelieved);
    expect(refused(await signIn({ ...body, access_token: await tokenFor(subject) }))).toEqual(notBelieved);
  });

  it('opens nothing but the first password to whoever has not chosen one', async () => {
    const { subject, login } = await person();
    await db().account.update({ where: { id: login.id }, data: { firstAccess: true } });
    const { body } = await signIn(await claims(subject));
    const bearer = String(body.id);
    expect(await actorOfBearer(bearer)).toMatchObject({ id: login.id, provider: 'oidc', firstAccess: true });
    expect(refused(await send(OWN, { path: '/Users/profile', bearer }))).toMatchObject({ status: 403 });
  });

  it('refuses an inactive login as a wrong password is', async () => {
    const { subject, login } = await person();
    await db().account.update({ where: { id: login.id }, data: { active: false } });
    expect(refused(await signIn(await claims(subject)))).toEqual({ status: 401, code: 'auth.invalid-credentials' });
  });

  it('opens nothing for an identity that no login is linked to, whatever its e-mail or name', async () => {
    const { subject } = await person({ linked: false });
    await account('aluno', undefined, `${subject}@plurall`);
    const answer = await signIn(await claims(subject));
    expect(refused(answer)).toEqual({ status: 401, code: 'sso.not-linked' });
  });

  it('is linked by the password of a login, and not before its person has seen whose accounts these are', async () => {
    const { subject, login } = await person({ linked: false });
    const pending = cookieIn(await signIn(await claims(subject)));
    expect(pending).toMatch(/HttpOnly/);
    expect(pending).toMatch(/Max-Age=600; Path=\/; SameSite=Lax/);
    const password = { username: login.login, password: 'demo1234', link: true };
    expect((await signIn({ ...password, password: 'wrong' }, sent(pending))).status).toBe(401);
    const proven = await signIn(password, sent(pending));
    expect(await actorOfBearer(String(proven.body.id))).toMatchObject({ id: login.id, provider: null });
    expect(refused(await signIn(await claims(subject)))).toMatchObject({ code: 'sso.not-linked' });
    // What the provider sent back proves nothing of this session, and another's session nothing of this person.
    expect(await link(proven, pending)).toMatchObject({ status: 404 });
    const stranger = await account('aluno');
    const other = await signIn({ ...password, username: stranger.login }, sent(pending));
    expect(await link(other, cookieIn(proven))).toMatchObject({ status: 404 });
    const linked = await link(proven, cookieIn(proven));
    expect(linked).toMatchObject({ status: 200, body: { linked: true } });
    expect(cookieIn(linked)).toContain('Max-Age=0');
    expect(await actorOfBearer(String(proven.body.id))).toMatchObject({ provider: 'oidc' });
    expect((await signIn(await claims(subject))).body).toMatchObject({ userId: login.id });
    expect(await link(other, cookieIn(other))).toMatchObject({ status: 409, body: { code: 'sso.already-linked' } });
  });

  it('is linked by no session that a new password has ended meanwhile', async () => {
    const { subject, login } = await person({ linked: false });
    const password = { username: login.login, password: 'demo1234', link: true };
    const proven = await signIn(password, sent(cookieIn(await signIn(await claims(subject)))));
    await resetPassword((await signedIn('escola', login.schoolId)).actor, { id: login.id });
    expect(await link(proven, cookieIn(proven))).toMatchObject({ status: 401 });
    expect(await db().ssoIdentity.count({ where: { accountId: login.id } })).toBe(0);
  });

  it('links nothing without the cookie of this browser', async () => {
    const { login } = await account('aluno');
    const answer = await signIn({ username: login, password: 'demo1234', link: true });
    expect(refused(answer)).toEqual({ status: 401, code: 'sso.expired' });
  });

  it('takes the form of a page of the provider, and of no other site', async () => {
    const { subject } = await person();
    const form = new URLSearchParams(await claims(subject)).toString();
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = (origin: string) => signIn(form, { ...type, origin });
    const foreign = await post('https://evil.example');
    expect(foreign.headers.get('location')).toContain('error=request.foreign-origin');
    expect((await post(issuer)).headers.get('location')).toBe('/student');
    const again = await post(issuer);
    expect(again.headers.get('location')).toBe('/login?error=sso.refused&provider=oidc');
  });
});

describe('POST /__/auth/getProfileFromAcessToken/', () => {
  it('says whose the token is, and its state then signs in once', async () => {
    const { subject, login } = await person();
    const body = await claims(subject);
    const { access_token, state } = body;
    const shown = await profile({ access_token, uuid: subject, state });
    expect(shown.body).toEqual({
      ssotype: 'oidc',
      ssoidentificador: `${subject}@plurall`,
      uuid: subject,
      nome: `Pessoa ${subject}`,
      linked: true,
    });
    expect((await profile({ access_token, uuid: subject, state })).status).toBe(200);
    expect((await signIn(body)).body).toMatchObject({ userId: login.id });
    expect(refused(await profile({ access_token, uuid: subject, state }))).toEqual(notBelieved);
  });

  it('ties the state to its token', async () => {
    const [mine, theirs] = [await person(), await person()];
    const { access_token, state } = await claims(mine.subject);
    await profile({ access_token, uuid: mine.subject, state });
    expect(refused(await signIn(await claims(theirs.subject, { state })))).toEqual(notBelieved);
  });

  it('keeps a state for ten minutes', async () => {
    const { subject } = await person();
    const body = await claims(subject);
    await profile({ access_token: body.access_token, uuid: subject, state: body.state });
    setClock(() => new Date(Date.now() + 601_000));
    expect(refused(await signIn(body))).toEqual(notBelieved);
    setClock(undefined);
  });

  it('refuses the token of another person and of another product', async () => {
    const [mine, theirs] = [await person(), await person()];
    const state = randomUUID();
    const [foreign, elsewhere] = [await tokenFor(theirs.subject), await tokenFor(mine.subject, otherClient.id)];
    for (const access_token of [foreign, elsewhere, 'invented']) {
      expect(refused(await profile({ access_token, uuid: mine.subject, state }))).toEqual(notBelieved);
    }
    expect((await profile({ uuid: mine.subject, state: 'short' })).status).toBe(422);
  });
});
