import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { checkArchive } from '@/lib/platform/backup/check-archive';
import { restoreBackup } from '@/lib/platform/backup/restore-backup';
import { takeBackup } from '@/lib/platform/backup/take-backup';
import { applyMigrations } from '@/lib/platform/db/migrate';
import { databases, newFolder, query, unseen } from './places';

const { create } = databases();

it('holds one moment while people go on writing: whole transactions, and every file that they name', async () => {
  const [source, target, folder] = [await create(), await create(), newFolder()];
  const filesFolder = join(folder, 'files');
  mkdirSync(filesFolder);
  await applyMigrations(source);
  const writer = await startWriting(source, filesFolder);
  await writer.wrote(30);

  const archive = join(folder, 'backup.tar.gz');
  const shown = async (_: string, work: () => Promise<string>) => {
    // The moment is over: what is committed from here on, before a row was read, is of a later one.
    await writer.wrote(30);
    return work();
  };
  const manifest = await takeBackup({ url: source, filesFolder, to: archive, shown });
  await writer.stop();
  expect(manifest.missingFiles).toEqual([]);

  const restored = join(folder, 'restored');
  await restoreBackup({
    url: target,
    archive,
    manifest: await checkArchive(archive),
    filesFolder: restored,
    shown: unseen,
  });
  const { rows, sum, last } = await pairs(target);
  expect(rows).toBeGreaterThanOrEqual(30);
  // Each transaction makes a school and its account, and moves the account before it to another name.
  expect(sum).toEqual({ schools: rows, accounts: rows, strays: 0, moved: rows - 1 });
  expect(last).toBe(rows);
  expect((await pairs(source)).rows).toBeGreaterThanOrEqual(rows + 60);
  const photos = await query<{ photo: string }>(
    target,
    `SELECT replace(photo_url, '/api/files/', '') AS photo FROM accounts`,
  );
  for (const { photo } of photos) {
    const bytes = readFileSync(join(restored, photo));
    expect(`${createHash('sha256').update(bytes).digest('hex')}.webp`).toBe(photo);
  }
});

type Writer = { wrote(more: number): Promise<void>; stop(): Promise<void> };

/** Somebody who never rests: a file, then the rows that name it, one transaction after the other. */
async function startWriting(url: string, filesFolder: string): Promise<Writer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let [count, stopped] = [0, false];
  const working = (async () => {
    for (; !stopped; count++) await writePair(client, filesFolder, count + 1);
    await client.end();
  })();
  return {
    wrote: async (more) => {
      const wanted = count + more;
      while (count < wanted) await Promise.race([working, new Promise(setImmediate)]);
    },
    stop: () => {
      stopped = true;
      return working;
    },
  };
}

async function writePair(client: pg.Client, filesFolder: string, number: number): Promise<void> {
  const bytes = Buffer.from(`photo ${number} `.repeat(1000));
  const photo = `${createHash('sha256').update(bytes).digest('hex')}.webp`;
  writeFileSync(join(filesFolder, photo), bytes);
  const id = randomUUID();
  await client.query('BEGIN');
  await client.query(`INSERT INTO schools (id, name, city, state, updated_at) VALUES ($1, $2, 'Recife', 'PE', now())`, [
    id,
    number,
  ]);
  await client.query(`UPDATE accounts SET name = 'moved' WHERE login = $1`, [`p${number - 1}`]);
  await client.query(
    `INSERT INTO accounts (id, login, login_key, password_hash, tipo, name, photo_url, school_id, updated_at)
       VALUES ($1, $2, $2, 'x', 'aluno', 'Pessoa', $3, $1, now())`,
    [id, `p${number}`, `/api/files/${photo}`],
  );
  await client.query('COMMIT');
}

async function pairs(url: string) {
  const [sum] = await query<{ schools: number; accounts: number; strays: number; moved: number; last: number }>(
    url,
    `SELECT (SELECT count(*)::int FROM schools) AS schools, (SELECT count(*)::int FROM accounts) AS accounts,
            (SELECT count(*)::int FROM schools s WHERE NOT EXISTS (SELECT FROM accounts a WHERE a.school_id = s.id)) AS strays,
            (SELECT count(*)::int FROM accounts WHERE name = 'moved') AS moved,
            (SELECT max(name::int) FROM schools) AS last`,
  );
  const { last, ...counts } = sum ?? { last: 0, schools: 0 };
  return { rows: counts.schools, sum: counts, last };
}
