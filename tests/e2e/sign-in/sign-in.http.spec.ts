import { randomUUID } from 'node:crypto';
import { type APIResponse, expect } from '@playwright/test';
import { tipos } from '@/lib/access/actor';
import { homes, signInScreens } from '@/lib/access/areas';
import { test } from '../support/http-test';
import { demoPassword, newClient } from '../support/sessions';

const foreign = [
  'https://evil.example/x',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'student',
  '/\t/evil',
];

for (const from of foreign) {
  test(`an origin that is no path of ours is dropped: ${JSON.stringify(from)}`, async ({ clientOf }) => {
    const stranger = await clientOf(null);
    const form = { password: demoPassword, from };
    // Unknown and never the same, so that nobody is made to wait.
    const refused = await stranger.post('/api/Users/login', { form: { ...form, username: `nobody.${randomUUID()}` } });
    expect(refused.headers().location).toBe('/login?error=auth.invalid-credentials');
    const page = await stranger.get(`/login?from=${encodeURIComponent(from)}`);
    expect(await page.text()).toMatch(/<input type="hidden" name="from"( value="")?\/>/);
    const welcomed = await stranger.post('/api/Users/login', { form: { ...form, username: 'aluno' } });
    expect(welcomed.headers().location).toBe('/student');
  });
}

for (const tipo of tipos) {
  test(`${tipo}, signed in, goes home from every face`, async ({ clientOf }) => {
    const client = await clientOf(tipo);
    for (const face of ['/login', '/selfielogin', '/compscilogin']) {
      const answer = await client.get(face);
      expect([face, answer.status(), answer.headers().location]).toEqual([face, 307, `${homes[tipo]}#`]);
    }
    expect((await client.get('/en/login')).headers().location).toBe(`/en${homes[tipo]}#`);
  });
}

test('the form of each tipo leads to the own home, whatever the letters of its login look like', async ({
  clientOf,
}) => {
  const stranger = await clientOf(null);
  const homeOf = async (form: Record<string, string>) => {
    const answer = await stranger.post('/api/Users/login', { form: { password: demoPassword, ...form } });
    return [answer.status(), answer.headers().location];
  };
  for (const tipo of tipos) {
    expect(await homeOf({ username: tipo })).toEqual([303, homes[tipo]]);
    expect(await homeOf({ username: tipo, locale: 'en' })).toEqual([303, `/en${homes[tipo]}`]);
  }
  expect(await homeOf({ username: '  ALÚNO ' })).toEqual([303, '/student']);
  expect(await homeOf({ username: 'instrutor', from: '/adm/courses' })).toEqual([303, '/facilitator']);
});

test('a refusal tells nobody whether the login exists, how long to wait, and nothing that stands in the address', async ({
  clientOf,
}) => {
  const stranger = await clientOf(null);
  const unknown = `nobody.${randomUUID()}`;
  const send = async (username: string, password: string) => {
    const answer = await stranger.post('/api/Users/login', { form: { username, password } });
    return answer.headers().location ?? '';
  };
  // A device that nobody has signed in from: the login of the demo is made to wait for no other.
  const locations = [await send('aluno_b', 'errada1'), await send(unknown, 'errada1')];
  expect(new Set(locations)).toEqual(new Set(['/login?error=auth.invalid-credentials']));
  for (let tries = 1; tries < 5; tries += 1) await send(unknown, 'errada1');
  const waiting = await (await stranger.get(await send(unknown, demoPassword))).text();
  expect(waiting).toContain('Muitas tentativas seguidas com este usuário.');
  expect(waiting).toMatch(/Espere \d+ segundos e tente de novo\./);
  const words = await (await stranger.get('/login?error=<b>hello</b>&reason=whatever')).text();
  expect(words).not.toContain('<b>hello');
  expect(words).not.toContain('role="alert"');
});

test('using the product does not move the end of a session', async ({ clientOf }) => {
  const client = await clientOf('aluno');
  expect((await client.get('/student')).headers()).not.toHaveProperty('set-cookie');
});

function sessionSeconds(answer: APIResponse): number {
  const line = answer.headersArray().find(({ value }) => value.startsWith('session='));
  return Number(/Max-Age=(\d+)/.exec(line?.value ?? '')?.[1]);
}

for (const { login, own } of [
  { login: 'aluno', own: 8 },
  { login: 'instrutor', own: 12 },
  { login: 'admin', own: 12 },
]) {
  test(`${login} stays signed in for ${own} hours, on a shared device for 2`, async ({ clientOf }) => {
    const stranger = await clientOf(null);
    const form = { username: login, password: demoPassword };
    expect(sessionSeconds(await stranger.post('/api/Users/login', { form }))).toBe(own * 3600);
    const shared = await stranger.post('/api/Users/login', { form: { ...form, sharedDevice: 'true' } });
    expect(sessionSeconds(shared)).toBe(2 * 3600);
  });
}

for (const packing of ['br', 'gzip', 'identity']) {
  test(`the first screens bring their style sheet inside (${packing})`, async ({ clientOf }) => {
    const client = await clientOf(null);
    for (const path of signInScreens.filter((screen) => !['/first-access', '/link-account'].includes(screen))) {
      const answer = await client.get(`/en${path}`, { headers: { 'accept-encoding': packing } });
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-encoding'] ?? 'identity').toBe(packing);
      expect(answer.headers()).not.toHaveProperty('link');
      const [head = '', body = ''] = (await answer.text()).split('<body');
      expect(head).toContain('<style>');
      expect(head).not.toContain('rel="stylesheet"');
      expect(body).toContain('rel="stylesheet"');
    }
  });
}

test('whoever is signed in is sent on from the sign-in screen, and a refusal is no document', async ({ clientOf }) => {
  const client = await clientOf('aluno');
  const answer = await client.get('/login', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([307, '/student#']);
  expect((await client.head('/login', { maxRedirects: 0 })).status()).toBe(307);
});

test('a page that gets the line first ends the session of who left without one', async ({
  newSession,
  playwright,
  origin,
}) => {
  const cookies = await newSession('aluno');
  const [session] = cookies.filter(({ name }) => name === 'session');
  if (!session) throw new Error('no session was opened');
  const left = await newClient({ playwright, origin }, [...cookies, { ...session, name: 'leaving', value: '1' }]);
  const kept = await newClient({ playwright, origin }, cookies);
  expect((await kept.get('/api/Users/eu')).status()).toBe(200);
  expect((await left.get('/student')).headers().location).toContain('/login?reason=not-authenticated');
  expect((await kept.get('/api/Users/eu')).status()).toBe(401);
  await Promise.all([left.dispose(), kept.dispose()]);
});
