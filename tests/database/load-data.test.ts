import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { POST as login } from '@/app/api/Users/login/route';
import { foundIn, removeLoad, writeLoad } from '@/prisma/seed/load/load';
import { loadRefusal } from '@/scripts/load/load-refusal';
import { send } from '../support/send';
import { school, signedIn } from '../support/world';

let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
});

afterAll(() => client.end());

it('gives the same rows for the same seed, byte for byte, and others for another', async () => {
  const first = await loadedRows(1);
  const again = await loadedRows(1);
  const other = await loadedRows(2);
  expect(first.counts).toEqual({
    schools: 2,
    accounts: 2 * 509 + 1,
    students: 1000,
    guardians: 1000,
    courses: 30,
    course_modules: 60,
    lessons: 900,
    lesson_plans: 900,
    passages: 3600,
    classes: 40,
    enrolments: 1000,
  });
  expect(again).toEqual(first);
  expect(other.counts).toEqual(first.counts);
  for (const table of tables) {
    expect(other.hashes[table]).not.toBe(first.hashes[table]);
  }
});

it('removes only what it wrote, and knows whether it is there', async () => {
  const { id } = await school();
  const person = await signedIn('aluno', id);
  const before = await tableHashes();
  await write(1);
  expect(await foundIn(client)).toEqual({ loaded: true, realAccounts: true });
  expect(await removeLoad(client)).toBe(2 + 2 * 509 + 1 + 1000 + 30 + 60 + 3600 + 40);
  expect(await foundIn(client)).toEqual({ loaded: false, realAccounts: true });
  expect(await tableHashes()).toEqual(before);
  expect((await client.query('SELECT 1 FROM accounts WHERE id = $1', [person.actor.id])).rowCount).toBe(1);
});

it('makes logins that sign in with the public password', async () => {
  await write(3);
  const { rows } = await client.query<{ login: string }>(
    `SELECT login FROM accounts WHERE tipo = 'aluno' AND login LIKE '%.2.%' ORDER BY id LIMIT 1`,
  );
  const body = { username: rows[0]?.login, password: 'demo1234' };
  const answer = await send(login, { method: 'POST', path: '/Users/login', body });
  expect(answer.status).toBe(200);
  await removeLoad(client);
});

it('is refused where load data or people are, but for the embedded demo and a replacement', () => {
  const given = { embedded: false, replace: false };
  const embedded = { embedded: true, replace: false };
  const replacing = { embedded: false, replace: true };
  expect(loadRefusal({ loaded: false, realAccounts: false }, given)).toBeUndefined();
  expect(loadRefusal({ loaded: false, realAccounts: true }, given)).toMatch(/has accounts of people/);
  expect(loadRefusal({ loaded: false, realAccounts: true }, replacing)).toMatch(/has accounts of people/);
  expect(loadRefusal({ loaded: false, realAccounts: true }, embedded)).toBeUndefined();
  expect(loadRefusal({ loaded: true, realAccounts: true }, embedded)).toMatch(/--replace removes them/);
  expect(loadRefusal({ loaded: true, realAccounts: true }, replacing)).toBeUndefined();
});

async function loadedRows(seed: number) {
  await write(seed);
  const [hashes, counts] = [await tableHashes(), await tableCounts()];
  await removeLoad(client);
  return { hashes, counts };
}

async function write(seed: number): Promise<void> {
  await client.query('BEGIN');
  await writeLoad(client, { schoolCount: 2, seed, shown: (_, work) => work() });
  await client.query('COMMIT');
}

const tables = [
  'schools',
  'accounts',
  'students',
  'guardians',
  'courses',
  'course_modules',
  'lessons',
  'lesson_plans',
  'passages',
  'classes',
  'enrolments',
] as const;

async function ofEach<Value>(read: (table: string) => Promise<Value>): Promise<Record<string, Value>> {
  const values: Record<string, Value> = {};
  for (const table of tables) values[table] = await read(table);
  return values;
}

function tableHashes() {
  return ofEach(async (table) => {
    const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${table} t ORDER BY id`);
    return createHash('sha256')
      .update(rows.map(({ row }) => row).join('\n'))
      .digest('hex');
  });
}

function tableCounts() {
  return ofEach(async (table) => {
    const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
    return rows[0]?.count;
  });
}
