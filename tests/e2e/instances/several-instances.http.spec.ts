import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import pg from 'pg';
import { type SeveralInstances, startSeveralInstances } from '@/tests/support/instances/several-instances';
import { heardStream } from '@/tests/support/live/heard-stream';
import { CourseRegister, courseOf } from '../support/course-register';
import { test } from '../support/http-test';
import { demoPassword, newClient, postSignIn } from '../support/sessions';

/** What a reader on the other instance may be late by (issue 2, section 4). */
const soonMs = 2000;

let running: SeveralInstances;
let database: pg.Client;
/** Whoever is behind the balancer; `courses` speaks with the first instance, `reader` with the second. */
let admin: APIRequestContext;
let courses: CourseRegister;
let reader: APIRequestContext;
let bearer: string;

// Four processes are started once for all of it; those that end an instance come last.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(90_000);
  running = await startSeveralInstances(demoPassword);
  database = new pg.Client({ connectionString: running.databaseUrl });
  await database.connect();
  const origin = running.url;
  const [first, second] = running.urls;
  admin = await newClient({ playwright, origin });
  expect((await postSignIn(admin, 'admin')).status()).toBe(200);
  const writer = await newClient({ playwright, origin, address: first });
  bearer = (await (await postSignIn(writer, 'admin')).json()).id;
  courses = new CourseRegister(writer);
  reader = await newClient({ playwright, origin, address: second });
});

test.afterAll(async () => {
  await admin.dispose();
  await database.end();
  await running.stop();
});

async function seen(path: string): Promise<{ status: number; text: string }> {
  const answer = await reader.get(path);
  return { status: answer.status(), text: await answer.text() };
}

async function listen(url: string, since = '') {
  const response = await fetch(`${url}/api/live?topics=courses&since=${since}`, {
    headers: { authorization: `Bearer ${bearer}` },
  });
  expect(response.status).toBe(200);
  const stream = heardStream(response);
  await expect.poll(() => stream.position()).toBeDefined();
  return stream;
}

/** Whether it was acknowledged; a line that broke is an answer that never came. */
async function create(code: string): Promise<boolean> {
  try {
    const answer = await admin.put('/api/Cursos', { data: courseOf(code), headers: { 'idempotency-key': code } });
    return answer.status() === 200;
  } catch {
    return false;
  }
}

async function stored(codes: readonly string[]): Promise<number> {
  const { rows } = await database.query('SELECT count(*)::int AS n FROM courses WHERE code = ANY($1)', [codes]);
  return rows[0].n;
}

/** How many courses were created, as the audit tells it. */
async function audited(): Promise<number> {
  const { rows } = await database.query(
    "SELECT count(*)::int AS n FROM audit_entries WHERE command = 'courses.create'",
  );
  return rows[0].n;
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

test('what is saved on one instance is heard on the other within a second', async () => {
  const stream = await listen(running.urls[1]);
  await courses.create();
  await expect.poll(() => stream.told(), { timeout: 1000 }).toHaveLength(1);
  stream.hangUp();
});

test('an instance that ends sends its listeners to the other at once, and they miss nothing', async () => {
  const stream = await listen(running.urls[1]);
  const began = Date.now();
  const ending = running.end(1);
  await stream.ended;
  expect(stream.frames.at(-1)).toMatchObject({ event: 'over', data: { why: 'again' } });
  await courses.create();
  const again = await listen(running.url, stream.position());
  await expect.poll(() => again.told()).toHaveLength(1);
  await ending;
  expect(Date.now() - began).toBeLessThan(10_000);
  again.hangUp();
  await running.beginAgain(1);
});

test('an instance that is killed amid requests loses nothing that was acknowledged, and a retry doubles nothing', async () => {
  test.setTimeout(90_000);
  const auditedBefore = await audited();
  const codes = Array.from({ length: 120 }, () => `K${randomUUID().slice(0, 12)}`);
  const acknowledged: string[] = [];
  const pending = [...codes];
  let killed: Promise<void> | undefined;
  async function sendOneAfterAnother(): Promise<void> {
    for (let code = pending.pop(); code; code = pending.pop()) {
      if (await create(code)) acknowledged.push(code);
      if (acknowledged.length === 40) killed ??= running.kill(0);
    }
  }
  await Promise.all(Array.from({ length: 8 }, sendOneAfterAnother));
  await killed;
  expect(killed).toBeDefined();
  expect(await stored(acknowledged)).toBe(acknowledged.length);

  const unanswered = codes.filter((code) => !acknowledged.includes(code));
  for (const code of unanswered) expect(await create(code)).toBe(true);
  expect(await stored(codes)).toBe(codes.length);
  expect((await audited()) - auditedBefore).toBe(codes.length);
});

test('a job of every minute is made and done once a minute, with three processes that would', async () => {
  test.setTimeout(90_000);
  const ticks = () => database.query('SELECT 1 FROM ticks').then(({ rowCount }) => rowCount);
  await expect.poll(ticks, { timeout: 75_000, intervals: [1000] }).toBeGreaterThanOrEqual(1);
  const { rows } = await database.query(
    "SELECT count(*)::int AS made, count(DISTINCT date_trunc('minute', created_on))::int AS minutes FROM pgboss.job WHERE name = 'tests.tick'",
  );
  expect(rows[0].made).toBe(rows[0].minutes);
  expect(await ticks()).toBe(rows[0].made);
});
