import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmbeddedDatabase, startThrowaway } from '@/lib/platform/db/embedded/embedded-database';
import { applyMigrations } from '@/lib/platform/db/migrate';
import { migrationsFolder, migrationsOnDisk } from '@/lib/platform/db/migrations-on-disk';

let database: EmbeddedDatabase;
const folder = mkdtempSync(join(tmpdir(), 'school-computing-migrations-'));
const name = '29990101000000_probe';

beforeAll(async () => {
  cpSync(migrationsFolder, folder, { recursive: true });
  database = await startThrowaway();
});

afterAll(() => {
  database.stop();
  rmSync(folder, { recursive: true });
});

it('applies every migration once, whoever starts at the same moment', async () => {
  const names = migrationsOnDisk(folder).map((migration) => migration.name);
  const both = await Promise.all([applyMigrations(database.url, folder), applyMigrations(database.url, folder)]);
  expect(both.sort((a, b) => b.length - a.length)).toEqual([names, []]);
});

it('leaves nothing of a migration that fails, names it, and tries it again when it is mended', async () => {
  write(`CREATE TABLE probe (a int); -- a comment; with a semicolon\nSELECT 1 / 0;`);
  const failing = applyMigrations(database.url, folder);
  await expect(failing).rejects.toThrow(`The migration ${name} failed (division by zero) and nothing of it stayed`);
  expect(await probe()).toBeNull();

  write(
    `CREATE FUNCTION probe() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN 1; END $$; CREATE TABLE probe (a int);`,
  );
  expect(await applyMigrations(database.url, folder)).toEqual([name]);
  expect(await probe()).toBe('probe');
});

it('refuses a migration that was changed after it was applied', async () => {
  write('CREATE TABLE other (a int);');
  await expect(applyMigrations(database.url, folder)).rejects.toThrow(`${name} was changed after it was applied`);
});

function write(sql: string): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'migration.sql'), sql);
}

async function probe(): Promise<unknown> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(`SELECT to_regclass('probe')::text AS found`);
  await client.end();
  return rows[0].found;
}
