import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { type EmbeddedDatabase, startThrowaway } from '@/lib/platform/db/embedded/embedded-database';
import { migrationsFolder } from '@/lib/platform/db/migrations-on-disk';

/** One server a test file, and as many empty databases in it as its tests ask for. */
export function databases(): { create(): Promise<string> } {
  let server: EmbeddedDatabase;
  beforeAll(async () => {
    server = await startThrowaway();
  });
  afterAll(() => server.stop());
  return {
    create: async () => {
      const name = `backup_${randomUUID().replaceAll('-', '')}`;
      await query(server.url, `CREATE DATABASE ${name}`);
      return Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
    },
  };
}

export async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'school-computing-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Our migrations and one more behind them. */
export function migrationsWith(sql: string): string {
  const folder = join(newFolder(), 'migrations');
  cpSync(migrationsFolder, folder, { recursive: true });
  mkdirSync(join(folder, probe));
  writeFileSync(join(folder, probe, 'migration.sql'), sql);
  return folder;
}

export const probe = '29990101000000_probe';

export const unseen = (_: string, work: () => Promise<string>) => work();

/** Every row of every table, whatever their order, by what PostgreSQL itself makes of them as text. */
export async function everything(url: string): Promise<Record<string, { rows: number; hash: string }>> {
  const tables = await query<{ name: string }>(
    url,
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const hashes = tables.map(async ({ name }) => {
    const [row] = await query<{ rows: number; hash: string }>(
      url,
      `SELECT count(*)::int AS rows, coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS hash FROM ${name} t`,
    );
    return [name, row] as const;
  });
  return Object.fromEntries(await Promise.all(hashes)) as Record<string, { rows: number; hash: string }>;
}

/** What the database holds its rows to. */
export function rulesOf(url: string): Promise<object[]> {
  return query(
    url,
    `SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS rule, convalidated AS checked
       FROM pg_constraint WHERE conrelid <> 0 AND connamespace <> 'pg_catalog'::regnamespace
     UNION ALL
     SELECT tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled = 'O' FROM pg_trigger WHERE NOT tgisinternal
      ORDER BY 1, 2, 3`,
  );
}
