import { expect } from '@playwright/test';
import { test } from '../support/http-test';

const answers = [
  { kind: 'open page', path: '/course', status: 200 },
  { kind: 'course page', path: '/en/course/MT', status: 200 },
  { kind: 'sign-in page', path: '/login?reason=not-allowed', status: 200 },
  { kind: 'signed-in page', path: '/adm/courses', status: 200 },
  { kind: 'redirect', path: '/student', status: 307 },
  { kind: 'not-found page', path: '/nothing/here', status: 404 },
  { kind: 'API reply', path: '/api/Cursos', status: 200 },
  { kind: 'API refusal', path: '/api/Cursos/NOPE', status: 404 },
  { kind: 'unknown API path', path: '/api/nothing', status: 404 },
  { kind: 'static file', path: '/favicon.svg', status: 200 },
];

for (const { kind, path, status } of answers) {
  test(`the security headers stand on every ${kind}`, async ({ clientOf }) => {
    const answer = await (await clientOf('admin')).get(path);
    expect(answer.status()).toBe(status);
    const headers = answer.headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/),
    });
    if (!path.startsWith('/api/'))
      expect(headers['permissions-policy']).toMatch(/camera=\(self\), microphone=\(self\).*geolocation=\(\)/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });
}

test('a built file is kept for ever, and carries the headers', async ({ clientOf }) => {
  const client = await clientOf(null);
  const file = /\/_next\/static\/chunks\/[\w-]+\.js/.exec(await (await client.get('/course')).text())?.[0] ?? '';
  const { ...headers } = (await client.get(file)).headers();
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

for (const path of ['/', '/course', '/course/MT', '/en/course', '/en/course/MT']) {
  test(`${path} is static: shared caches keep it for a minute, and it sets no cookie`, async ({ clientOf }) => {
    const client = await clientOf('aluno');
    await client.get(path);
    const headers = (await client.get(path)).headers();
    expect(headers['cache-control']).toMatch(path === '/' ? /s-maxage=/ : /s-maxage=60\b/);
    expect(headers).not.toHaveProperty('set-cookie');
  });
}

test('pages and replies of a person are stored nowhere', async ({ clientOf }) => {
  const client = await clientOf('admin');
  for (const path of ['/adm', '/adm/courses/MT', '/login?reason=not-allowed', '/api/Cursos', '/api/Cursos/MT']) {
    expect((await client.get(path)).headers()['cache-control'], path).toContain('no-store');
  }
});

test('an open page is the same for who is signed in and who is not', async ({ clientOf }) => {
  const [stranger, admin] = [await clientOf(null), await clientOf('admin')];
  expect(await (await admin.get('/course/MT')).text()).toBe(await (await stranger.get('/course/MT')).text());
});

test('the process says that it lives and that it is ready', async ({ clientOf }) => {
  const client = await clientOf(null);
  for (const [path, word] of [
    ['live', 'live'],
    ['ready', 'ready'],
  ]) {
    const answer = await client.get(`/api/health/${path}`);
    expect([answer.status(), await answer.json()]).toEqual([200, { status: word }]);
    expect(answer.headers()['cache-control']).toMatch(/^no-store/);
  }
});

test('without a token there are no metrics, and nobody but the server refreshes pages', async ({ clientOf }) => {
  const admin = await clientOf('admin');
  expect((await admin.get('/api/metrics')).status()).toBe(404);
  expect((await admin.post('/api/catalogue/refresh', { data: 'courses' })).status()).toBe(404);
});
