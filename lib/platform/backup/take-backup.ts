import pg from 'pg';
import { now } from '@/lib/platform/clock/clock';
import { copyOut } from '@/lib/platform/db/copy';
import { StartFailure } from '@/lib/platform/env/start-failure';
import { ArchiveWriter } from './archive-writer';
import { copyOutSql, exactText, fullName, quoted, sequencesOf, type Table, tablesOf } from './catalogue';
import { writeFiles } from './file-entries';
import { archiveFormat, type BackedUpTable, type Manifest, manifestName, productVersion } from './manifest';
import { namedFiles } from './named-files';
import { RowsDigest } from './rows-digest';

/** Shows a part of the work as it is done. */
export type Shown = (label: string, work: () => Promise<string>) => Promise<unknown>;

type Backup = { url: string; filesFolder: string; to: string; shown: Shown; signal?: AbortSignal };

/**
 * One archive of the rows and the files as they were at one moment, while the product goes on. All rows come from one
 * snapshot. Files are named by their content and never change, so those that are there after the snapshot hold every
 * one that its rows name.
 */
export async function takeBackup({ url, filesFolder, to, shown, signal }: Backup): Promise<Manifest> {
  const client = new pg.Client({ connectionString: url, application_name: 'school-computing backup' });
  // A connection that breaks fails the query that waits on it; unheard, its error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  const archive = new ArchiveWriter(to, signal);
  try {
    const { kept, leftOut } = await openSnapshot(client);
    const takenAt = now();
    const named = new Set<string>();
    const tables: BackedUpTable[] = [];
    const migrations = await migrationsOf(client);
    await shown('Rows', async () => {
      for (const table of kept) tables.push(await writeTable(client, archive, table, named));
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      return `${rows.toLocaleString('en')} of ${tables.length} tables`;
    });
    const sequences = await sequencesOf(client);
    const { rows } = await client.query<{ version: string }>(`SELECT current_setting('server_version') AS version`);
    await client.query('COMMIT');
    const files: string[] = [];
    await shown('Files', async () => {
      files.push(...(await writeFiles(archive, filesFolder, { named, takenAt })));
      return `${files.length.toLocaleString('en')} files`;
    });
    const there = new Set(files);
    const manifest = {
      format: archiveFormat,
      product: productVersion(),
      takenAt: takenAt.toISOString(),
      postgres: rows[0]?.version ?? '',
      migrations,
      tables,
      leftOut,
      sequences,
      files,
      missingFiles: [...named].filter((key) => !there.has(key)).sort(),
      entries: { ...archive.entries },
    };
    await archive.add(manifestName, Buffer.from(JSON.stringify(manifest)));
    await archive.finish();
    return manifest;
  } catch (error) {
    await archive.discard();
    throw error;
  } finally {
    await client.end();
  }
}

/** Locked before the snapshot: what a migration or a TRUNCATE does to a table meanwhile is not hidden by a snapshot. */
async function openSnapshot(client: pg.Client): ReturnType<typeof tablesOf> {
  await client.query(exactText);
  const { kept } = await tablesOf(client);
  if (kept.length === 0) throw new StartFailure('This database holds no tables: there is nothing to back up.');
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query(`LOCK TABLE ${kept.map(quoted).join(', ')} IN ACCESS SHARE MODE`);
  const inside = await tablesOf(client);
  if (JSON.stringify(inside.kept) === JSON.stringify(kept)) return inside;
  throw new StartFailure('The tables were changed by a migration just now: take the backup again.');
}

async function migrationsOf(client: pg.Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query(
    `SELECT migration_name AS name, checksum FROM _prisma_migrations
      WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows;
}

const partBytes = 4 * 1024 * 1024;

/** In parts of a few megabytes: tar wants a size before the bytes, and no table is ever whole in memory. */
async function writeTable(
  client: pg.Client,
  archive: ArchiveWriter,
  table: Table,
  named: Set<string>,
): Promise<BackedUpTable> {
  const digest = new RowsDigest();
  const parts: string[] = [];
  let waiting: Buffer[] = [];
  let bytes = 0;
  const flush = async () => {
    const name = `tables/${fullName(table)}/${String(parts.length + 1).padStart(6, '0')}.copy`;
    parts.push(name);
    await archive.add(name, Buffer.concat(waiting));
    waiting = [];
    bytes = 0;
  };
  for await (const row of copyOut(client, copyOutSql(table))) {
    digest.add(row);
    for (const key of namedFiles(row)) named.add(key);
    waiting.push(row);
    bytes += row.length;
    if (bytes >= partBytes) await flush();
  }
  if (bytes > 0) await flush();
  const { schema, name, columns } = table;
  return { schema, name, columns, rows: digest.rows, digest: digest.value, parts };
}
