import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { expect, it } from 'vitest';
import { checkArchive } from '@/lib/platform/backup/check-archive';
import { restoreBackup } from '@/lib/platform/backup/restore-backup';
import { takeBackup } from '@/lib/platform/backup/take-backup';
import { applyMigrations } from '@/lib/platform/db/migrate';
import { everyType, everyValue } from './every-type';
import { databases, everything, migrationsWith, newFolder, probe, query, rulesOf, unseen } from './places';

const { create } = databases();

it('gives back every row, every file and every rule', async () => {
  const migrations = migrationsWith(everyType);
  const [source, target, folder] = [await create(), await create(), newFolder()];
  await applyMigrations(source, migrations);
  await query(source, everyValue);
  await query(source, `INSERT INTO live_events (topic, data) VALUES ('courses', '{}')`);
  await enqueue(source);
  const files = join(folder, 'files');
  writeFiles(files);
  const archive = join(folder, 'backup.tar.gz');

  const taken = await takeBackup({ url: source, filesFolder: files, to: archive, shown: unseen });
  expect(taken.missingFiles).toEqual(['people/0.webp']);
  expect(taken.leftOut.map(({ table }) => table).sort()).toEqual([
    'pgboss.bam',
    'pgboss.queue_stats',
    'pgboss.version',
    'public._prisma_migrations',
    'public.live_events',
    'public.rate_windows',
    'public.scratch',
  ]);
  expect(statSync(archive).mode & 0o777).toBe(0o600);

  const manifest = await checkArchive(archive, migrations);
  const restored = join(folder, 'restored');
  await restoreBackup({ url: target, archive, manifest, filesFolder: restored, shown: unseen, migrations });

  expect(await contents(target)).toEqual(await contents(source));
  expect(treeOf(restored)).toEqual(treeOf(files));
  expect(await rulesOf(target)).toEqual(await rulesOf(source));
  const next = `SELECT nextval('numbers') AS n, nextval('unused') AS u`;
  expect(await query(target, next)).toEqual([{ n: '9', u: '1' }]);
  const [added] = await query<{ id: number }>(target, `INSERT INTO "Odd ""Name" DEFAULT VALUES RETURNING id`);
  expect(added?.id).toBe(4);
  expect(await query(target, `SELECT state::text, data FROM pgboss.job WHERE name = 'probe.work'`)).toEqual([
    { state: 'created', data: { word: 'ação' } },
  ]);
  expect(await workedOff(target)).toEqual([{ word: 'ação' }]);
});

it('brings an older backup to the tables of today', async () => {
  const [source, target, folder] = [await create(), await create(), newFolder()];
  await applyMigrations(source);
  await query(
    source,
    `INSERT INTO schools (id, name, city, state, updated_at) VALUES (gen_random_uuid(), 'Só', 'Recife', 'PE', now())`,
  );
  const archive = join(folder, 'backup.tar.gz');
  await takeBackup({ url: source, filesFolder: join(folder, 'none'), to: archive, shown: unseen });

  const migrations = migrationsWith(`ALTER TABLE schools ADD COLUMN motto text; UPDATE schools SET motto = 'mote';`);
  const manifest = await checkArchive(archive, migrations);
  await restoreBackup({
    url: target,
    archive,
    manifest,
    filesFolder: join(folder, 'files'),
    shown: unseen,
    migrations,
  });
  expect(await query(target, 'SELECT name, motto FROM schools')).toEqual([{ name: 'Só', motto: 'mote' }]);
  const [ledger] = await query<{ last: string }>(target, 'SELECT max(migration_name) AS last FROM _prisma_migrations');
  expect(ledger?.last).toBe(probe);
});

/** A job that waits, in the tables that pg-boss makes for itself. */
async function enqueue(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  await boss.start();
  await boss.createQueue('probe.work');
  await boss.send('probe.work', { word: 'ação' });
  await boss.stop({ graceful: false });
}

/** By pg-boss, which finds its tables as it would have made them. */
async function workedOff(url: string): Promise<object[]> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  await boss.start();
  const jobs = await boss.fetch<object>('probe.work');
  await boss.stop({ graceful: false });
  return jobs.map(({ data }) => data);
}

function writeFiles(folder: string): void {
  const files = {
    'people/1.webp': Buffer.from([0, 255, 10, 13]),
    'empty.bin': Buffer.alloc(0),
    [`deep/${'a'.repeat(120)}/${'ç'.repeat(100)}.bin`]: Buffer.alloc(3_000_001, 'large '),
  };
  for (const [key, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, key)), { recursive: true });
    writeFileSync(join(folder, key), bytes);
  }
}

function treeOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const hashes = files.map(({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [path.slice(folder.length), createHash('sha256').update(readFileSync(path)).digest('hex')];
  });
  return Object.fromEntries(hashes.sort());
}

/** Without those that the manifest names as left out. */
async function contents(url: string) {
  const {
    'public._prisma_migrations': ledger,
    'public.live_events': told,
    'public.scratch': scratch,
    ...rest
  } = await everything(url);
  const { 'pgboss.bam': builds, 'pgboss.version': version, ...tables } = rest;
  return Object.fromEntries(Object.entries(tables).filter(([name]) => !name.startsWith('pgboss.queue_stats')));
}
