import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import pg from 'pg';
import { type SeveralInstances, startSeveralInstances } from '@/tests/support/instances/several-instances';
import { demoPassword, newClient, postSignIn } from '../support/sessions';
import { test } from '../support/test';

let running: SeveralInstances;
let database: pg.Client;
let admin: APIRequestContext;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(90_000);
  running = await startSeveralInstances(demoPassword);
  database = new pg.Client({ connectionString: running.databaseUrl });
  await database.connect();
  admin = await newClient({ playwright, origin: running.url });
  expect((await postSignIn(admin, 'admin')).status()).toBe(200);
});

test.afterAll(async () => {
  await admin.dispose();
  await database.end();
  await running.stop();
});

/** Whether it was acknowledged; a line that broke is an answer that never came. */
async function create(code: string): Promise<boolean> {
  try {
    const answer = await admin.put('/api/Cursos', { data: course(code), headers: { 'idempotency-key': code } });
    return answer.status() === 200;
  } catch {
    return false;
  }
}

function course(codigo: string) {
  return {
    codigo,
    nome: `Curso ${codigo}`,
    version: '1.0',
    family: 'teens',
    photoUrl: null,
    durationType: 'long',
    durationDescription: '',
    targetAudience: 'Todos',
    objective: 'Aprender',
    characterization: '',
    monthlyPriceCents: null,
    materialPriceCents: null,
    installments: null,
    status: 'active',
  };
}

async function stored(codes: readonly string[]): Promise<number> {
  const { rows } = await database.query('SELECT count(*)::int AS n FROM courses WHERE code = ANY($1)', [codes]);
  return rows[0].n;
}

test('an instance that is killed amid requests loses nothing that was acknowledged, and a retry doubles nothing', async () => {
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
  const { rows } = await database.query(
    "SELECT count(*)::int AS n FROM audit_entries WHERE command = 'courses.create'",
  );
  expect(rows[0].n).toBe(codes.length);
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
