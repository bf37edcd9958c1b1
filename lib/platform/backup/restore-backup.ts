import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import pg from 'pg';
import { applyMigrationsInside } from '@/lib/platform/db/migrate';
import { migrationsFolder } from '@/lib/platform/db/migrations-on-disk';
import { StartFailure } from '@/lib/platform/env/start-failure';
import { type Entry, entriesOf } from './archive-reader';
import { exactText, firstContent } from './catalogue';
import { restoreFiles } from './file-entries';
import { makeJobTables } from './job-tables';
import type { Manifest } from './manifest';
import { restoreRows } from './restore-rows';
import type { Shown } from './take-backup';

type Restore = {
  url: string;
  archive: string;
  /** Of `archive`, from `checkArchive`. */
  manifest: Manifest;
  /** Its parent must be there. */
  filesFolder: string;
  shown: Shown;
  migrations?: string;
  signal?: AbortSignal;
};

const mend = 'restore into an empty one: DATA_DIR=.data-restored, or another DATABASE_URL';

/**
 * Rows and files of an archive into a database and a folder that hold nothing. Tables and rows are one transaction, and
 * the files wait beside their place until it is about to be kept: whatever ends it early, nothing is half restored.
 */
export async function restoreBackup(restore: Restore): Promise<void> {
  const { url, archive, filesFolder, signal } = restore;
  await refuseFiles(filesFolder);
  const unfinished = `${filesFolder}.unfinished`;
  const client = new pg.Client({ connectionString: url });
  // A connection that breaks fails the query that waits on it; unheard, its error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  const entries = entriesOf(archive, signal);
  try {
    await client.query('BEGIN');
    const found = await firstContent(client);
    if (found) throw new StartFailure(`The database is not empty ("${found}" is in it): ${mend}.`);
    await fill(client, entries, { ...restore, filesFolder: unfinished });
    signal?.throwIfAborted();
    await rename(unfinished, filesFolder);
    await client.query('COMMIT');
  } finally {
    await entries.return(undefined);
    // What is not committed by now goes with its connection.
    await client.end();
    await rm(unfinished, { recursive: true, force: true });
  }
}

type Fill = Pick<Restore, 'manifest' | 'filesFolder' | 'shown' | 'migrations'>;

async function fill(client: pg.Client, entries: AsyncIterator<Entry>, restore: Fill): Promise<void> {
  const { manifest, filesFolder, shown, migrations = migrationsFolder } = restore;
  const ofBackup = new Set(manifest.migrations.map(({ name }) => name));
  await shown('Tables of the backup', async () => {
    const names = await applyMigrationsInside(client, migrations, (name) => ofBackup.has(name));
    if (manifest.tables.some(({ schema }) => schema === 'pgboss')) await makeJobTables(client);
    return `${names.length} migrations`;
  });
  await client.query(exactText);
  await shown('Rows', () => restoreRows(client, manifest, entries));
  await shown('Files', async () => {
    await restoreFiles(manifest.files, entries, filesFolder);
    return `${manifest.files.length.toLocaleString('en')} files`;
  });
  await shown('Later migrations', async () => {
    const names = await applyMigrationsInside(client, migrations);
    await client.query('ANALYZE');
    return names.length > 0 ? `${names.length} applied` : 'none';
  });
}

async function refuseFiles(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  if ((await readdir(folder)).length > 0) throw new StartFailure(`The folder ${folder} is not empty: ${mend}.`);
  await rm(folder, { recursive: true });
}
