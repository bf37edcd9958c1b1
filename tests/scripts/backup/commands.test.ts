import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { checkArchive } from '@/lib/platform/backup/check-archive';
import { command, freePort, newDataFolder, startProduct } from '../product';
import { databases, newFolder, query } from './places';

// Each test runs several of our commands, and the first start builds the product.
vi.setConfig({ testTimeout: 300_000 });

const { create } = databases();

it('loads schools once, and says what to do the second time', async () => {
  const env = { DATA_DIR: newDataFolder() };
  const first = await command(['db-load', '--schools', '1'], env);
  expect(first.said).toMatch(/People \.+ .* \(510 accounts, 500 of students\)/);
  expect(first.code).toBe(0);
  const second = await command(['db-load', '--schools', '1'], env);
  expect(second.said).toContain('Load data are in this database already: --replace removes them');
  expect(second.code).toBe(1);
  const replaced = await command(['db-load', '--schools', '1', '--replace'], env);
  expect(replaced.said).toMatch(/Load data of before \.+ .* \(4721 rows removed\)/);
});

it('carries an embedded database to another folder, where the product starts and is backed up as it runs; with the secrets, sessions go on', async () => {
  const [from, to, folder] = [{ DATA_DIR: newDataFolder() }, { DATA_DIR: newDataFolder() }, newFolder()];
  const [stopped, running] = [join(folder, 'deep', 'stopped.tar.gz'), join(folder, 'running.tar.gz')];
  await command(['db-load', '--schools', '1'], from);
  mkdirSync(join(from.DATA_DIR, 'files', 'people'), { recursive: true });
  writeFileSync(join(from.DATA_DIR, 'files', 'people', 'a.webp'), 'a photo');
  const backup = await command(['db-backup', '--to', stopped], from);
  expect(backup.said).toContain(`${stopped} (`);
  const { authSecret } = JSON.parse(readFileSync(join(from.DATA_DIR, 'secrets.json'), 'utf8'));
  expect(gunzipSync(readFileSync(stopped)).includes(authSecret)).toBe(false);
  const again = await command(['db-restore', stopped], from);
  expect(again.said).toMatch(/The folder .*files is not empty: restore into an empty one: DATA_DIR=/);
  expect(again.code).toBe(1);

  const restore = await command(['db-restore', stopped], to);
  expect(restore.said).toMatch(/Restored what version 0\.1\.0 held at/);
  const product = startProduct({ ...to, PORT: await freePort() });
  await product.ready();
  expect(product.said()).toMatch(/Demo school \.+ .* \(kept as it is\)/);
  const meanwhile = await command(['db-backup', '--to', running], to);
  expect(meanwhile.said).toContain(`${running} (`);
  const refused = await command(['db-restore', running], to);
  expect(refused.said).toMatch(/Another instance .* holds the data folder/);
  expect(await contents(running)).toEqual(await contents(stopped));

  const cookie = await signedInAt(product.url);
  const [withSession, third] = [join(folder, 'session.tar.gz'), { DATA_DIR: newDataFolder() }];
  await command(['db-backup', '--to', withSession], to);
  copyFileSync(join(to.DATA_DIR, 'secrets.json'), join(third.DATA_DIR, 'secrets.json'));
  await command(['db-restore', withSession], third);
  const moved = startProduct({ ...third, PORT: await freePort() });
  await moved.ready();
  expect((await fetch(`${moved.url}/api/Cursos`, { headers: { cookie } })).status).toBe(200);
});

it('carries what is in a given database to another, with the queues of the jobs', async () => {
  const [from, to, folder] = [await create(), await create(), newFolder()];
  const given = (url: string) => ({
    DATABASE_URL: url,
    DATA_DIR: newDataFolder(),
    AUTH_SECRET: 'x'.repeat(32),
    PUBLIC_URL: 'http://localhost',
  });
  const [source, target] = [given(from), given(to)];
  const [archive, copy] = [join(folder, 'backup.tar.gz'), join(folder, 'copy.tar.gz')];
  await command(['db-load', '--schools', '1', '--yes'], source);
  expect((await command(['db-backup', '--to', archive], source)).code).toBe(0);
  expect((await command(['db-restore', archive], target)).said).toMatch(/Job queues \.+/);
  expect((await command(['db-restore', archive], target)).said).toMatch(/The database is not empty/);

  expect((await command(['db-backup', '--to', copy], target)).code).toBe(0);
  expect(await contents(copy)).toEqual(await contents(archive));
  const queues = 'SELECT name, policy, retry_limit, table_name FROM pgboss.queue ORDER BY name';
  expect(await query(to, queues)).toEqual(await query(from, queues));
  expect(await query(to, queues)).not.toEqual([]);
});

it('says in one line what is wrong with what was asked', async () => {
  const env = { DATA_DIR: newDataFolder() };
  const lines = [
    [['db-backup'], /^There is no database in .*: start the product once, or set DATA_DIR\.$/],
    [['db-backup', '--to', 'package.json'], /^.*package\.json is there already: say another file with --to\.$/],
    [['db-restore'], /^Say which backup: npm run db:restore -- backups\/<file>\.tar\.gz$/],
    [
      ['db-restore', 'package.json'],
      /^.*package\.json is not a whole backup \(.*\): take another backup, nothing .*$/m,
    ],
  ] as const;
  for (const [args, line] of lines) {
    const { code, said } = await command(args, env);
    expect(code).toBe(1);
    expect(said.trim()).toMatch(line);
  }
});

/** The office of the school that db-load writes. */
async function signedInAt(url: string): Promise<string> {
  const login = await fetch(`${url}/api/Users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'escola.1', password: 'demo1234' }),
  });
  return String(login.headers.get('set-cookie')).split(';')[0] ?? '';
}

/** The rows of every table of ours and the bytes of every file, by their hashes. */
async function contents(archive: string) {
  const { tables, files, entries } = await checkArchive(archive);
  const ours = tables.filter(({ schema }) => schema === 'public');
  return {
    rows: Object.fromEntries(ours.map(({ name, rows, digest }) => [name, { rows, digest }])),
    files: Object.fromEntries(files.map((key) => [key, entries[`files/${key}`]])),
  };
}
