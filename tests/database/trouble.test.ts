import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { GET as live } from '@/app/api/health/live/route';
import { GET as ready } from '@/app/api/health/ready/route';
import { POST } from '@/app/api/LogSistema/salvamentoLog/publico/route';
import { disconnect, pool } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/env';
import { forgetTroubles } from '@/lib/platform/errors/trouble';
import { clientAddressHeader } from '@/lib/platform/http/client-address';
import { asFailure } from '@/lib/platform/http/problem';
import { send } from '@/tests/support/send';

/** Any write will do. */
function write() {
  return send(POST, {
    method: 'POST',
    path: '/LogSistema/salvamentoLog/publico',
    body: { login: 'ana', tipo: 'aluno', info: 'at Panel', accessToken: '', error: 'x' },
    headers: { [clientAddressHeader]: randomUUID() },
  });
}

async function readiness() {
  const answer = await ready();
  return { status: answer.status, body: await answer.json() };
}

const notReady = (reason: string) => ({ status: 503, body: { status: 'not-ready', reason } });
const url = env().DATABASE_URL;

beforeEach(forgetTroubles);
afterEach(async () => {
  env().DATABASE_URL = url;
  await disconnect();
});

type Disk = { fill(): Promise<void>; empty(): Promise<void> };

const disks = { make: 'mount', take: 'umount' };
const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

/** Without the right to mount one, the table says what the server says on a full one. */
async function sayingDisk(): Promise<Disk> {
  await pool().query(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE 'could not extend file' USING ERRCODE = '53100'; END $$`);
  const fill = 'CREATE TRIGGER full_disk BEFORE INSERT ON client_errors EXECUTE FUNCTION full_disk()';
  return {
    fill: async () => void (await pool().query(fill)),
    empty: async () => void (await pool().query('DROP TRIGGER full_disk ON client_errors')),
  };
}

/** A disk of three megabytes, in which the table of the write lies. */
async function narrowDisk(): Promise<Disk> {
  const folder = mkdtempSync(join(tmpdir(), 'school-computing-narrow-'));
  spawnSync(disks.make, ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', folder]);
  const { rows } = await pool().query('SHOW data_directory');
  const { uid, gid } = statSync(rows[0].data_directory);
  chownSync(folder, uid, gid);
  chmodSync(folder, 0o700);
  const name = `narrow_${randomUUID().replaceAll('-', '')}`;
  await pool().query(`CREATE TABLESPACE ${name} LOCATION '${folder}'`);
  await pool().query(`ALTER TABLE client_errors SET TABLESPACE ${name}`);
  onTestFinished(async () => {
    await pool().query('ALTER TABLE client_errors SET TABLESPACE pg_default');
    await pool().query('DROP TABLE IF EXISTS filling');
    await pool().query(`DROP TABLESPACE ${name}`);
    spawnSync(disks.take, [folder]);
    rmSync(folder, { recursive: true });
  });
  await pool().query(`CREATE TABLE filling (words text) TABLESPACE ${name}`);
  const filled = async (rows: number) => {
    for (;;) await pool().query(`INSERT INTO filling SELECT repeat('x', 1900) FROM generate_series(1, ${rows})`);
  };
  return {
    fill: async () => {
      // What is left of it takes less than forty.
      for (const rows of [40, 4]) await expect(filled(rows)).rejects.toMatchObject({ code: '53100' });
    },
    empty: async () => void (await pool().query('DROP TABLE filling')),
  };
}

describe('what everybody meets is no failure of one request', () => {
  it('a full disk: 503, readiness says so, and it goes on once there is room', async () => {
    const disk = await (mayMount ? narrowDisk() : sayingDisk());
    expect(await readiness()).toEqual({ status: 200, body: { status: 'ready' } });
    await disk.fill();
    expect(await write()).toMatchObject({ status: 503, body: { code: 'server.full' } });
    expect(await readiness()).toEqual(notReady('full'));
    expect((await live()).status).toBe(200);
    await disk.empty();
    expect((await write()).status).toBe(200);
  });

  it('a database that takes nothing yet: 503 with when to try again, and readiness says so', async () => {
    const name = new URL(url).pathname.slice(1);
    await pool().query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    await disconnect();
    const answer = await write();
    expect(answer).toMatchObject({ status: 503, body: { code: 'server.recovering' } });
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(await readiness()).toEqual(notReady('away'));
    await pool().query('SET transaction_read_only = off');
    await pool().query(
      `BEGIN; SET TRANSACTION READ WRITE; ALTER DATABASE ${name} RESET default_transaction_read_only; COMMIT`,
    );
    await disconnect();
    expect((await write()).status).toBe(200);
    expect((await readiness()).status).toBe(200);
  });

  it('nobody at the address: 503, readiness says so, and the process lives', async () => {
    await disconnect();
    env().DATABASE_URL = 'postgresql://nobody:x@127.0.0.1:1/school';
    expect(await write()).toMatchObject({ status: 503, body: { code: 'server.recovering' } });
    expect(await readiness()).toEqual(notReady('away'));
    expect((await live()).status).toBe(200);
  });

  it('a line that the database ends: 503 for what was under way', async () => {
    const client = await pool().connect();
    await client.query('BEGIN');
    await client.query('LOCK TABLE client_errors IN ACCESS EXCLUSIVE MODE');
    const waiting = pool()
      .query('SELECT count(*) FROM client_errors')
      .then(() => undefined, asFailure);
    const others = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    for (;;) {
      const { rowCount } = await pool().query(others);
      if (rowCount) break;
    }
    const answer = await waiting;
    await client.query('ROLLBACK');
    client.release();
    expect(answer).toMatchObject({ status: 503, code: 'server.recovering' });
  });
});
