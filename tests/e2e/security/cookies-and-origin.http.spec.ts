import { expect } from '@playwright/test';
import { test } from '../support/http-test';
import { demoPassword, postSignIn } from '../support/sessions';

/** The Set-Cookie lines of an answer by cookie name. */
function setCookies(answer: { headersArray(): { name: string; value: string }[] }): Map<string, string> {
  const lines = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  return new Map(lines.map(({ value }) => [value.split('=', 1)[0] ?? '', value]));
}

test('the session cookie is out of reach of scripts and of other sites', async ({ clientOf }) => {
  const cookies = setCookies(await postSignIn(await clientOf(null), 'aluno'));
  expect(cookies.get('session')).toMatch(/; Max-Age=28800; Path=\/; SameSite=Lax; HttpOnly$/);
  expect(cookies.get('known_device')).toMatch(/; SameSite=Lax; HttpOnly$/);
  expect(cookies.get('signed_in')).toBe('signed_in=1; Max-Age=28800; Path=/; SameSite=Lax');
});

test('the readable hint opens nothing', async ({ clientOf }) => {
  const answer = await (await clientOf(null)).get('/student', { headers: { cookie: 'signed_in=1' } });
  expect(answer.status()).toBe(307);
});

for (const origin of ['http://evil.example', 'null', 'http://localhost:1', 'https://localhost']) {
  test(`a change that comes from ${origin} is refused`, async ({ clientOf, courses }) => {
    const course = await courses.create();
    const admin = await clientOf('admin');
    for (const send of [
      () => admin.delete(`/api/Cursos/${course.codigo}`, { headers: { origin } }),
      () => admin.put('/api/Cursos', { headers: { origin }, data: { ...course, codigo: courses.freshCode() } }),
      () => admin.post('/api/Users/logout', { headers: { origin }, data: {} }),
    ]) {
      const answer = await send();
      expect([answer.status(), (await answer.json()).code]).toEqual([403, 'request.foreign-origin']);
    }
    expect(await courses.read(course.codigo)).not.toBeNull();
  });
}

test('a sign-in form of another site signs nobody in', async ({ clientOf }) => {
  const stranger = await clientOf(null);
  const answer = await stranger.post('/api/Users/login', {
    headers: { origin: 'http://evil.example' },
    form: { username: 'aluno', password: demoPassword },
  });
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toContain('error=request.foreign-origin');
  expect([...setCookies(answer).keys()]).not.toContain('session');
});

test('an API client with the id of its login needs no origin and no cookie', async ({
  clientOf,
  playwright,
  origin,
}) => {
  const { id } = await (await postSignIn(await clientOf(null), 'admin')).json();
  const client = await playwright.request.newContext({ baseURL: origin });
  const headers = { authorization: `Bearer ${id}`, origin: 'http://elsewhere.example' };
  expect((await client.get('/api/Cursos', { headers })).status()).toBe(200);
  expect((await client.post('/api/Users/logout', { headers, data: {} })).status()).toBe(200);
  expect((await client.get('/api/Cursos', { headers })).status()).toBe(401);
  await client.dispose();
});

test('a refusal tells a code and a request id, and nothing of the inside', async ({ clientOf }) => {
  const answer = await (await clientOf(null)).get('/api/Cursos/MT');
  expect(answer.status()).toBe(401);
  expect(answer.headers()['content-type']).toBe('application/problem+json');
  const { requestId, ...rest } = await answer.json();
  expect(rest).toEqual({ type: 'about:blank', status: 401, code: 'request.not-authenticated' });
  expect(requestId).toBe(answer.headers()['x-request-id']);
});
