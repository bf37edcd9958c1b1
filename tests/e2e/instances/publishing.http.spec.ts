import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { type SeveralInstances, startSeveralInstances } from '@/tests/support/instances/several-instances';
import { CourseRegister } from '../support/course-register';
import { demoPassword, newClient, postSignIn } from '../support/sessions';
import { test } from '../support/test';

/** What a reader on the other instance may be late by (issue 2, section 4). */
const soonMs = 2000;

let running: SeveralInstances;
let courses: CourseRegister;
let reader: APIRequestContext;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(90_000);
  running = await startSeveralInstances(demoPassword);
  const [first, second] = running.urls;
  const admin = await newClient({ playwright, origin: running.url, address: first });
  expect((await postSignIn(admin, 'admin')).status()).toBe(200);
  courses = new CourseRegister(admin);
  reader = await newClient({ playwright, origin: running.url, address: second });
});

test.afterAll(() => running.stop());

async function seen(path: string): Promise<{ status: number; text: string }> {
  const answer = await reader.get(path);
  return { status: answer.status(), text: await answer.text() };
}

test('a course created on one instance is on the open pages of the other within 2 s', async () => {
  const code = courses.freshCode();
  expect((await seen(`/course/${code}`)).status).toBe(404);
  expect((await seen('/course')).text).not.toContain(`Novo ${code}`);
  await courses.create({ codigo: code, nome: `Novo ${code}` });
  await expect.poll(async () => (await seen(`/course/${code}`)).status, { timeout: soonMs }).toBe(200);
  await expect.poll(async () => (await seen('/course')).text, { timeout: soonMs }).toContain(`Novo ${code}`);
});

test('a change saved on one instance is on the open pages of the other within 2 s, in both languages', async () => {
  const course = await courses.create({ nome: 'Nome de ontem' });
  const paths = [`/course/${course.codigo}`, `/en/course/${course.codigo}`];
  for (const path of paths) expect((await seen(path)).text).toContain('Nome de ontem');
  // Twice, because the second reading comes from what is kept.
  for (const path of paths) expect((await seen(path)).text).toContain('Nome de ontem');
  await courses.change(course, { nome: 'Nome de hoje' });
  for (const path of paths) {
    await expect.poll(async () => (await seen(path)).text, { timeout: soonMs }).toContain('Nome de hoje');
    expect((await seen(path)).text).not.toContain('Nome de ontem');
  }
});

test('a course deleted on one instance is gone from the other within 2 s', async () => {
  const { codigo } = await courses.create();
  expect((await seen(`/course/${codigo}`)).status).toBe(200);
  await courses.admin.delete(`/api/Cursos/${codigo}`);
  await expect.poll(async () => (await seen(`/course/${codigo}`)).status, { timeout: soonMs }).toBe(404);
});

test('a session opened on one instance is known to the other, and ends there when it is left here', async ({
  playwright,
}) => {
  const [first, second] = running.urls;
  const here = await newClient({ playwright, origin: running.url, address: first });
  const { id } = await (await postSignIn(here, 'admin')).json();
  const there = await newClient({ playwright, origin: running.url, address: second });
  const headers = { authorization: `Bearer ${id}` };
  expect((await there.get('/api/Cursos', { headers })).status()).toBe(200);
  expect((await here.post('/api/Users/logout', { data: {} })).status()).toBe(200);
  expect((await there.get('/api/Cursos', { headers })).status()).toBe(401);
  await Promise.all([here.dispose(), there.dispose()]);
});
