import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { entriesOf } from '@/lib/platform/backup/archive-reader';
import { ArchiveWriter } from '@/lib/platform/backup/archive-writer';
import { checkArchive } from '@/lib/platform/backup/check-archive';
import { type Manifest, manifestName } from '@/lib/platform/backup/manifest';
import { restoreBackup } from '@/lib/platform/backup/restore-backup';
import { takeBackup } from '@/lib/platform/backup/take-backup';
import { applyMigrations } from '@/lib/platform/db/migrate';
import { databases, everything, migrationsWith, newFolder, query, unseen } from './places';

const { create } = databases();
let source: string;

beforeAll(async () => {
  source = await create();
  await applyMigrations(source);
  await query(
    source,
    `INSERT INTO schools (id, name, city, state, updated_at)
       SELECT gen_random_uuid(), 'Escola ' || n, 'Recife', 'PE', now() FROM generate_series(1, 200) n;
     INSERT INTO accounts (id, login, login_key, password_hash, tipo, name, school_id, updated_at)
       SELECT gen_random_uuid(), 'p' || name, 'p' || name, 'x', 'aluno', 'Pessoa', id, now() FROM schools`,
  );
});

it('refuses an archive that was cut, wherever', async () => {
  const { archive } = await backedUp();
  const whole = readFileSync(archive);
  for (const left of [0, 1, 20, whole.length / 4, whole.length / 2, whole.length - 9, whole.length - 1]) {
    writeFileSync(archive, whole);
    truncateSync(archive, Math.floor(left));
    await expect(checkArchive(archive), `cut to ${left} bytes`).rejects.toThrow(
      /is not a whole backup \(.*nothing was changed/,
    );
  }
});

it('refuses an archive with one wrong byte, wherever', async () => {
  const { archive } = await backedUp();
  const whole = readFileSync(archive);
  // The first ten bytes are gzip's own: when and on what it was packed says nothing of what is in it. Nor do the bits
  // that fill up the last byte in front of its eight of sums.
  for (let at = 10; at < whole.length; at += Math.ceil(whole.length / 60)) {
    if (at === whole.length - 9) continue;
    const damaged = Buffer.from(whole);
    damaged[at] = (damaged[at] ?? 0) ^ 0x10;
    writeFileSync(archive, damaged);
    await expect(checkArchive(archive), `byte ${at}`).rejects.toThrow(/is not a whole backup/);
  }
});

it('refuses what is no archive, or holds more or other than its list says', async () => {
  const { archive, folder } = await backedUp();
  await expect(checkArchive(join(folder, 'nothing'))).rejects.toThrow('(there is no such file)');
  const changed = await rewritten(archive, (manifest) => {
    const [name = ''] = Object.keys(manifest.entries);
    Object.assign(manifest.entries[name] ?? {}, { sha256: '0'.repeat(64) });
  });
  await expect(checkArchive(changed)).rejects.toThrow(/1\.copy is damaged/);
  const unlisted = await rewritten(archive, (manifest) => void manifest.files.pop());
  await expect(checkArchive(unlisted)).rejects.toThrow('files/a.txt does not belong there');
});

it('refuses a file that would be written outside the folder', async () => {
  const to = join(newFolder(), 'outside.tar.gz');
  const { archive } = await backedUp();
  const manifest = await manifestOf(archive);
  const writer = new ArchiveWriter(to);
  await writer.add('files/../../outside', Buffer.from('out'));
  const wrong = { ...manifest, tables: [], files: ['../../outside'], entries: { ...writer.entries } };
  await writer.add(manifestName, Buffer.from(JSON.stringify(wrong)));
  await writer.finish();
  await expect(checkArchive(to)).rejects.toThrow('../../outside does not belong there');
});

it('refuses an archive of a newer version, of unknown migrations and of changed ones', async () => {
  const { archive } = await backedUp();
  const newer = await rewritten(archive, (manifest) => Object.assign(manifest, { product: '0.10.0' }));
  await expect(checkArchive(newer)).rejects.toThrow(
    'was made by version 0.10.0, this is 0.1.0: restore it with version 0.10.0',
  );
  const format = await rewritten(archive, (manifest) => Object.assign(manifest, { format: 2 }));
  await expect(checkArchive(format)).rejects.toThrow('was made by version');
  const ahead = await create();
  const migrations = migrationsWith('CREATE TABLE ahead (a int);');
  await applyMigrations(ahead, migrations);
  const to = join(newFolder(), 'ahead.tar.gz');
  await takeBackup({ url: ahead, filesFolder: 'none', to, shown: unseen });
  await expect(checkArchive(to)).rejects.toThrow(/has the migration 29990101000000_probe and this version has it not/);
  const other = migrationsWith('CREATE TABLE ahead (b int);');
  await expect(checkArchive(to, other)).rejects.toThrow(/and this version has another text of it/);
});

it('restores into an empty database and an empty folder only', async () => {
  const { archive, folder } = await backedUp();
  const manifest = await checkArchive(archive);
  const filesFolder = join(folder, 'restored');
  const before = await everything(source);
  const full = restoreBackup({ url: source, archive, manifest, filesFolder, shown: unseen });
  await expect(full).rejects.toThrow(/The database is not empty \("\w+" is in it\): restore into an empty one/);
  expect(await everything(source)).toEqual(before);
  mkdirSync(filesFolder);
  writeFileSync(join(filesFolder, 'mine'), '');
  const empty = await create();
  const kept = restoreBackup({ url: empty, archive, manifest, filesFolder, shown: unseen });
  await expect(kept).rejects.toThrow(/The folder .* is not empty/);
  expect(readdirSync(filesFolder)).toEqual(['mine']);
  expect(await everything(empty)).toEqual({});
});

it('takes away what it wrote when it fails, and can be asked again', async () => {
  const { archive, folder } = await backedUp();
  const target = await create();
  const filesFolder = join(folder, 'restored');
  const wrong = await rewritten(archive, (manifest) => {
    for (const table of manifest.tables) if (table.name === 'schools') table.digest = '0'.repeat(32);
  });
  const asked = { url: target, filesFolder, shown: unseen };
  const failing = restoreBackup({ ...asked, archive: wrong, manifest: await checkArchive(wrong) });
  await expect(failing).rejects.toThrow('The rows of public.schools are not those of the backup');
  await nothingLeft(target, filesFolder);

  const orphans = await rewritten(archive, (manifest) => {
    const schools = manifest.tables.find(({ name }) => name === 'schools');
    Object.assign(schools ?? {}, { rows: 0, digest: '0'.repeat(32), parts: [] });
    for (const name of Object.keys(manifest.entries)) if (name.includes('schools')) delete manifest.entries[name];
  });
  const broken = restoreBackup({ ...asked, archive: orphans, manifest: await checkArchive(orphans) });
  await expect(broken).rejects.toThrow(/violates foreign key constraint/);
  await nothingLeft(target, filesFolder);

  const stopped = new AbortController();
  const shown = async (label: string, work: () => Promise<string>) => {
    if (label === 'Files') stopped.abort(new Error('Ctrl+C'));
    return work();
  };
  const manifest = await checkArchive(archive);
  const interrupted = restoreBackup({ ...asked, archive, manifest, shown, signal: stopped.signal });
  await expect(interrupted).rejects.toThrow();
  await nothingLeft(target, filesFolder);

  await restoreBackup({ ...asked, archive, manifest });
  expect((await everything(target))['public.schools']).toEqual((await everything(source))['public.schools']);
});

it('leaves no archive of a backup that was stopped, and none of an empty database', async () => {
  const folder = newFolder();
  const to = join(folder, 'backup.tar.gz');
  const signal = AbortSignal.abort(new Error('Ctrl+C'));
  const stopped = takeBackup({ url: source, filesFolder: folder, to, shown: unseen, signal });
  await expect(stopped).rejects.toThrow('Ctrl+C');
  const empty = takeBackup({ url: await create(), filesFolder: folder, to, shown: unseen });
  await expect(empty).rejects.toThrow('This database holds no tables');
  expect(readdirSync(folder)).toEqual([]);
});

it('says in one line that the disk refused, and leaves nothing', async () => {
  const folder = newFolder();
  const to = join(folder, 'backup.tar.gz');
  // Full as of the first byte on Linux; elsewhere it cannot even be opened.
  symlinkSync('/dev/full', `${to}.unfinished`);
  const full = takeBackup({ url: source, filesFolder: folder, to, shown: unseen });
  await expect(full).rejects.toThrow(/^Cannot write .*backup\.tar\.gz \(E[A-Z]+\): free the disk/);
  expect(readdirSync(folder)).toEqual([]);

  const { archive } = await backedUp();
  const [target, manifest] = [await create(), await checkArchive(archive)];
  const nowhere = '/proc/self/files';
  const refused = restoreBackup({ url: target, archive, manifest, filesFolder: nowhere, shown: unseen });
  await expect(refused).rejects.toThrow('Cannot write /proc/self/files.unfinished (ENOENT): free the disk');
  await nothingLeft(target, nowhere);
});

it('leaves nothing in the database when its connection breaks half way', async () => {
  const { archive, folder } = await backedUp();
  const [target, manifest] = [await create(), await checkArchive(archive)];
  const filesFolder = join(folder, 'restored');
  const shown = async (label: string, work: () => Promise<string>) => {
    const told = await work();
    // To the database a killed process is the same: a connection that is gone.
    if (label === 'Rows') {
      await query(
        target,
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
    }
    return told;
  };
  await expect(restoreBackup({ url: target, archive, manifest, filesFolder, shown })).rejects.toThrow();
  await nothingLeft(target, filesFolder);
});

async function backedUp(): Promise<{ archive: string; folder: string }> {
  const folder = newFolder();
  const files = join(folder, 'files');
  mkdirSync(files);
  writeFileSync(join(files, 'a.txt'), 'a file');
  const archive = join(folder, 'backup.tar.gz');
  await takeBackup({ url: source, filesFolder: files, to: archive, shown: unseen });
  return { archive, folder };
}

async function manifestOf(archive: string): Promise<Manifest> {
  return checkArchive(archive);
}

/** The same archive with another list; entries that the list no longer names are left away. */
async function rewritten(archive: string, change: (manifest: Manifest) => unknown): Promise<string> {
  const manifest = await manifestOf(archive);
  const names = Object.keys(manifest.entries);
  change(manifest);
  const to = `${archive}.${Math.random()}.tar.gz`;
  onTestFinished(() => expect(existsSync(`${to}.unfinished`)).toBe(false));
  const writer = new ArchiveWriter(to);
  for await (const { name, size, body } of entriesOf(archive)) {
    if (names.includes(name) && manifest.entries[name]) await writer.addStream(name, size, body);
  }
  await writer.add(manifestName, Buffer.from(JSON.stringify(manifest)));
  await writer.finish();
  return to;
}

async function nothingLeft(url: string, filesFolder: string): Promise<void> {
  expect(await everything(url)).toEqual({});
  expect(await query(url, `SELECT 1 FROM pg_type WHERE typtype = 'e'`)).toEqual([]);
  expect([existsSync(filesFolder), existsSync(`${filesFolder}.unfinished`)]).toEqual([false, false]);
}
