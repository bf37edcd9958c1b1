import { expect } from '@playwright/test';
import { test } from '../support/http-test';

/** What scanners, broken links and curious pupils send. */
const odd = [
  { path: '/course/%00', status: 404 },
  { path: '/course/%E0%A4%A', status: 404 },
  { path: '/en/course/%', status: 404 },
  { path: '/course/50%25', status: 404 },
  { path: '/adm/courses/50%25', status: 404 },
  { path: '/api/Cursos/50%25', status: 404 },
  { path: `/course/${'x'.repeat(2000)}`, status: 404 },
  { path: '/course?q=%00', status: 200 },
  { path: '/adm/courses/%00', status: 404 },
  { path: '/adm/courses/%E0%A4%A', status: 404 },
  { path: '/adm/courses?q=%00', status: 200 },
  { path: '/adm/courses?page=99999999999', status: 200 },
  { path: '/adm/jobs?page=99999999999', status: 200 },
  { path: '/api/Cursos/%E0%A4%A', status: 404 },
  { path: '/api/Cursos/%00', status: 422 },
  { path: '/api/Cursos?search=%00', status: 422 },
  { path: `/api/Cursos?search=${'x'.repeat(9000)}`, status: 422 },
];

for (const { path, status } of odd) {
  test(`${path.slice(0, 60)} is answered with ${status}`, async ({ clientOf }) => {
    const answer = await (await clientOf('admin')).get(path);
    expect(answer.status()).toBe(status);
  });
}

test('HEAD is a read: the browser may ask it from anywhere', async ({ clientOf }) => {
  const client = await clientOf('admin');
  expect((await client.head('/api/Cursos')).status()).toBe(200);
  expect((await client.head('/course')).status()).toBe(200);
});

for (const { path, method, allow } of [
  { path: '/api/chatgpt/prompt', method: 'GET', allow: 'OPTIONS, POST' },
  { path: '/api/chatgpt/prompt', method: 'HEAD', allow: 'OPTIONS, POST' },
  { path: '/api/Cursos/MP?x=1', method: 'PATCH', allow: 'DELETE, GET, HEAD, OPTIONS, POST' },
  { path: '/api/health/live', method: 'POST', allow: 'GET, HEAD, OPTIONS' },
]) {
  test(`${method} ${path} is refused with what may be done there`, async ({ clientOf }) => {
    const answer = await (await clientOf('admin')).fetch(path, { method });
    expect(answer.status()).toBe(405);
    expect(answer.headers().allow).toBe(allow);
  });
}

test("the first language's own name leads to the bare address", async ({ clientOf }) => {
  const client = await clientOf(null);
  for (const [path, to] of [
    ['/pt-BR', '/'],
    ['/pt-BR/course', '/course'],
  ] as const) {
    const answer = await client.get(path);
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 308, to]);
  }
});
