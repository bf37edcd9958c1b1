import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { StartFailure } from '@/lib/platform/env/start-failure';
import { type Migration, migrationsFolder, migrationsOnDisk } from './migrations-on-disk';

/** Prisma's own number, so that `prisma migrate` of another machine waits for us and we for it. */
const migrationLock = 72_707_369;

/** Prisma's table, column for column, so that its command line goes on working. */
const ledger = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

/**
 * Brings the database to this version of the product and gives the names of what was applied. Each script and its row
 * are one transaction. Prisma's engine is not asked: its driver for pg cuts scripts at every semicolon, those in
 * comments and function bodies too, and runs the pieces one by one.
 */
export async function applyMigrations(url: string, folder = migrationsFolder): Promise<string[]> {
  const migrations = migrationsOnDisk(folder);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if (pending(migrations, await applied(client)).length === 0) return [];
    // Two instances that start at once on one database: the second finds everything applied.
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await client.query(ledger);
    const missing = pending(migrations, await applied(client));
    for (const migration of missing) {
      await client.query('BEGIN');
      await run(client, migration, folder);
      await client.query('COMMIT');
    }
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** The wanted ones inside the transaction that the client has open: they stay or go with everything else in it. */
export async function applyMigrationsInside(
  client: pg.Client,
  folder: string,
  wanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
  await client.query(ledger);
  const migrations = migrationsOnDisk(folder).filter(({ name }) => wanted(name));
  const missing = pending(migrations, await applied(client));
  for (const migration of missing) await run(client, migration, folder);
  return missing.map(({ name }) => name);
}

type Applied = { migration_name: string; checksum: string };

async function applied(client: pg.Client): Promise<Applied[]> {
  const { rows: tables } = await client.query(`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS found`);
  if (!tables[0].found) return [];
  const { rows } = await client.query<Applied>(
    'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  return rows;
}

/** Names that only the database knows are a newer version's: migrations only add, so that an older instance goes on. */
function pending(migrations: readonly Migration[], rows: readonly Applied[]): Migration[] {
  const checksums = new Map(rows.map((row) => [row.migration_name, row.checksum]));
  for (const { name, checksum } of migrations) {
    if (!checksums.has(name) || checksums.get(name) === checksum) continue;
    throw new StartFailure(
      `The migration ${name} was changed after it was applied: restore its file, write a new one.`,
    );
  }
  return migrations.filter(({ name }) => !checksums.has(name));
}

async function run(client: pg.Client, { name, sql, checksum }: Migration, folder: string): Promise<void> {
  try {
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
  } catch (cause) {
    const why = (cause as Error).message;
    const mend = `mend ${folder}/${name}/migration.sql, or the rows it names, and start again`;
    throw new StartFailure(`The migration ${name} failed (${why}) and nothing of it stayed: ${mend}.`, { cause });
  }
}
