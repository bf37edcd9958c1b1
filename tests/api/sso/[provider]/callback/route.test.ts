import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { GET as CALLBACK } from '@/app/api/sso/[provider]/callback/route';
import { GET as START } from '@/app/api/sso/[provider]/route';
import { actorOfCookie } from '@/lib/access/session';
import { deviceCookieName } from '@/lib/access/shared-device-cookie';
import { seal, unseal } from '@/lib/access/sso/sealed-cookie';
import { signIn } from '@/lib/accounts/commands/sign-in';
import { AttemptCookie, PendingLink } from '@/lib/accounts/schemas';
import { db } from '@/lib/platform/db/client';
import { identityProvider } from '@/tests/support/sso/configured';
import { walkProvider } from '@/tests/support/sso/walk';
import { account } from '@/tests/support/world';

const here = 'http://localhost:3000';

function visit(route: typeof START, address: string | URL, cookie = '', provider = 'oidc'): Promise<Response> {
  const request = new Request(address, { headers: { host: 'localhost:3000', cookie } });
  return route(request, { params: Promise.resolve({ provider }) });
}

function cookieOf(response: Response, name: string): string {
  const line = response.headers.getSetCookie().find((each) => each.startsWith(`${name}=`)) ?? '';
  return line.slice(name.length + 1).split(';')[0] ?? '';
}

const locationOf = (response: Response) => response.headers.get('location') ?? '';

async function begin(query = 'face=/login&locale=pt-BR') {
  const response = await visit(START, `${here}/api/sso/oidc?${query}`);
  return { address: locationOf(response), cookie: `sso_state=${cookieOf(response, 'sso_state')}`, response };
}

async function linkedPerson(name = `p-${randomUUID().slice(0, 8)}`) {
  const login = await account('aluno');
  await db().ssoIdentity.create({
    data: { accountId: login.id, provider: identityProvider.issuer, subject: name },
  });
  return { name, login };
}

/** Nothing half done: no session, and the state cookie is gone. */
function ended(response: Response): string {
  expect(response.status).toBe(303);
  expect(cookieOf(response, 'session')).toBe('');
  expect(response.headers.getSetCookie().some((line) => line.startsWith('sso_state=; Max-Age=0'))).toBe(true);
  return locationOf(response);
}

describe('the start', () => {
  it('asks for a code with PKCE, state and nonce, and keeps them in one short cookie of this browser', async () => {
    const { address, response } = await begin();
    const asked = new URL(address).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('response_type')).toBe('code');
    expect(asked.get('redirect_uri')).toBe(`${here}/api/sso/oidc/callback`);
    expect([asked.get('nonce'), asked.get('state'), asked.get('code_challenge')].every(Boolean)).toBe(true);
    const [line = '', ...others] = response.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(line).toMatch(/^sso_state=[\w.-]+; Max-Age=600; Path=\/; SameSite=Lax; HttpOnly$/);
    expect(line).not.toContain(asked.get('state') ?? 'no state');
  });

  it('of a provider that is not configured ends on the sign-in screen', async () => {
    const response = await visit(START, `${here}/api/sso/google?face=/selfielogin&locale=en`, '', 'google');
    expect(locationOf(response)).toBe('/en/selfielogin?error=MODEL_NOT_FOUND&provider=google');
  });
});

describe('the return', () => {
  it('signs the linked person in and goes where the visitor wanted to', async () => {
    const { name, login } = await linkedPerson();
    const { address, cookie } = await begin('face=/login&locale=en&from=%2Fen%2Fstudent');
    const response = await visit(CALLBACK, await walkProvider(address, name), cookie);
    expect(locationOf(response)).toBe('/en/student');
    const actor = await actorOfCookie(cookieOf(response, 'session'));
    expect(actor).toMatchObject({ id: login.id, provider: 'oidc', face: '/login' });
  });

  it('keeps a session on a shared device for two hours, and has the provider ask who it is', async () => {
    const { name } = await linkedPerson();
    const { address, cookie } = await begin('face=/login&locale=pt-BR&shared=1');
    expect(new URL(address).searchParams.get('prompt')).toBe('login');
    const response = await visit(CALLBACK, await walkProvider(address, name), cookie);
    const line = response.headers.getSetCookie().find((each) => each.startsWith('session='));
    expect(line).toContain('Max-Age=7200;');
  });

  it('has the provider ask who it is on a browser that a class has today, whatever was pressed', async () => {
    const start = `${here}/api/sso/oidc?face=/login&locale=pt-BR`;
    const response = await visit(START, start, `${deviceCookieName()}=x`);
    expect(new URL(locationOf(response)).searchParams.get('prompt')).toBe('login');
    const attempt = await unseal('sso_state', AttemptCookie, cookieOf(response, 'sso_state'));
    expect(attempt?.sharedDevice).toBe(true);
  });

  it('works once: the same address and cookie again open nothing', async () => {
    const { name } = await linkedPerson();
    const { address, cookie } = await begin();
    const back = await walkProvider(address, name);
    const answers = await Promise.all([visit(CALLBACK, back, cookie), visit(CALLBACK, back, cookie)]);
    expect(answers.map(locationOf).sort()).toEqual(['/login?error=sso.refused&provider=oidc', '/student']);
    expect(ended(await visit(CALLBACK, back, cookie))).toBe('/login?error=sso.refused&provider=oidc');
  });

  it('refuses an address from another browser, without a cookie or with its own one', async () => {
    const { name } = await linkedPerson();
    const [mine, theirs] = [await begin(), await begin('face=/selfielogin&locale=en')];
    const back = await walkProvider(theirs.address, name);
    expect(ended(await visit(CALLBACK, back))).toBe('/en/selfielogin?error=sso.expired&provider=oidc');
    expect(ended(await visit(CALLBACK, back, mine.cookie))).toBe('/en/selfielogin?error=sso.refused&provider=oidc');
  });

  it('refuses a state, an issuer or a code that was changed on the way', async () => {
    const { name } = await linkedPerson();
    for (const [part, value] of [
      ['state', 'pt-BR.login.invented'],
      ['iss', 'https://evil.example'],
      ['code', 'invented'],
    ] as const) {
      const { address, cookie } = await begin();
      const back = await walkProvider(address, name);
      back.searchParams.set(part, value);
      expect(ended(await visit(CALLBACK, back, cookie)), part).toBe('/login?error=sso.refused&provider=oidc');
    }
  });

  it('refuses an ID token that was not made for this try', async () => {
    const { name } = await linkedPerson();
    const { address, cookie } = await begin();
    const back = await walkProvider(address, name);
    const attempt = await unseal('sso_state', AttemptCookie, cookie.slice('sso_state='.length));
    const other = await seal('sso_state', { ...attempt, nonce: 'of-another-try' });
    expect(ended(await visit(CALLBACK, back, `sso_state=${other}`))).toContain('sso.refused');
  });

  it('refuses a cookie that was meant for something else', async () => {
    const { name } = await linkedPerson();
    const { address, cookie } = await begin();
    const attempt = await unseal('sso_state', AttemptCookie, cookie.slice('sso_state='.length));
    const other = await seal('sso_link', { ...attempt });
    const answer = await visit(CALLBACK, await walkProvider(address, name), `sso_state=${other}`);
    expect(ended(answer)).toContain('sso.expired');
  });

  it('tells that the person cancelled', async () => {
    const { address, cookie } = await begin('face=/compscilogin&locale=en&from=%2Fen%2Fstudent');
    const back = await walkProvider(address, null);
    expect(ended(await visit(CALLBACK, back, cookie))).toBe(
      '/en/compscilogin?error=sso.cancelled&provider=oidc&from=%2Fen%2Fstudent',
    );
  });

  it.each([
    ['refuses the code', 'denied', 'sso.refused'],
    ['is broken', 'broken', 'sso.unreachable'],
    ['hangs up', 'down', 'sso.unreachable'],
    ['is slow', 'slow', 'sso.unreachable'],
  ])('tells when the provider %s, after seconds at most', async (_, fault, code) => {
    const { name } = await linkedPerson(`${fault}-${randomUUID().slice(0, 8)}`);
    const { address, cookie } = await begin();
    const back = await walkProvider(address, name);
    expect(ended(await visit(CALLBACK, back, cookie))).toBe(`/login?error=${code}&provider=oidc`);
  });

  it('refuses an inactive login as a wrong password is', async () => {
    const { name, login } = await linkedPerson();
    await db().account.update({ where: { id: login.id }, data: { active: false } });
    const { address, cookie } = await begin();
    const answer = await visit(CALLBACK, await walkProvider(address, name), cookie);
    expect(ended(answer)).toBe('/login?error=auth.invalid-credentials&provider=oidc');
  });

  it('offers a person without a login to link one, and links nothing by itself', async () => {
    const { address, cookie } = await begin('face=/login&locale=en&from=%2Fen%2Fstudent');
    const name = `new-${randomUUID()}`;
    const answer = await visit(CALLBACK, await walkProvider(address, name), cookie);
    expect(ended(answer)).toBe('/en/login?link=oidc&from=%2Fen%2Fstudent');
    const pending = await unseal('sso_link', PendingLink, cookieOf(answer, 'sso_link'));
    expect(pending).toMatchObject({ called: `${name}@plurall`, sharedDevice: false });
  });

  it('keeps a device that others use as one, also where a login is linked first', async () => {
    const { address, cookie } = await begin('face=/login&locale=pt-BR&shared=1');
    const answer = await visit(CALLBACK, await walkProvider(address, `new-${randomUUID()}`), cookie);
    const { login: username } = await account('aluno');
    const pendingLink = cookieOf(answer, 'sso_link');
    expect(await signIn(null, { username, password: 'demo1234', link: true, pendingLink })).toMatchObject({
      ttl: 7200,
    });
  });
});
