import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { loginKey } from '@/lib/accounts/rules';
import { startThrowaway } from '@/lib/platform/db/embedded/embedded-database';
import { applyMigrations } from '@/lib/platform/db/migrate';
import { hashPassword } from '@/lib/platform/passwords/passwords';
import { startBalancer } from './balancer';

export type SeveralInstances = {
  /** What people would type: the balancer's address. */
  url: string;
  urls: [string, string];
  databaseUrl: string;
  /** kill -9 of the instance. */
  kill(instance: 0 | 1): Promise<void>;
  /** What a supervisor does for an upgrade: SIGTERM, until it has ended. */
  end(instance: 0 | 1): Promise<void>;
  /** The upgraded instance, where the ended one was. */
  beginAgain(instance: 0 | 1): Promise<void>;
  stop(): Promise<void>;
};

const folder = 'tests/support/instances';

/**
 * Two production instances and a worker that share a migrated database of their own and a folder of files, behind a
 * balancer. The one administrator has the login `admin` and the password given.
 */
export async function startSeveralInstances(password: string): Promise<SeveralInstances> {
  const files = mkdtempSync(join(tmpdir(), 'school-computing-several-'));
  const database = await startThrowaway();
  await applyMigrations(database.url);
  await addRows(database.url, password);
  const ports = [await freePort(), await freePort()] as const;
  const balancer = await startBalancer(ports);
  const world = { DATABASE_URL: database.url, DATA_DIR: files, PUBLIC_URL: balancer.url };
  await start('queues-process.ts', world);
  const begin = (port: number) => start('server-process.ts', { ...world, PORT: String(port) });
  const servers = await Promise.all(ports.map(begin));
  const worker = await start('worker-process.ts', world);
  return {
    url: balancer.url,
    urls: [`http://localhost:${ports[0]}`, `http://localhost:${ports[1]}`],
    databaseUrl: database.url,
    kill: (instance) => ended(servers[instance] as ChildProcess, 'SIGKILL'),
    end: (instance) => ended(servers[instance] as ChildProcess, 'SIGTERM'),
    async beginAgain(instance) {
      servers[instance] = await begin(ports[instance]);
    },
    async stop() {
      await balancer.stop();
      await Promise.all([...servers, worker].map((child) => ended(child, 'SIGTERM')));
      await database.stop();
      rmSync(files, { recursive: true });
    },
  };
}

async function addRows(databaseUrl: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('CREATE TABLE ticks (at timestamptz NOT NULL DEFAULT now())');
  await client.query(
    `INSERT INTO accounts (id, login, login_key, password_hash, tipo, name, updated_at)
     VALUES (gen_random_uuid(), 'admin', $1, $2, 'admin', 'Otávio Prado', now())`,
    [loginKey('admin'), await hashPassword(password)],
  );
  await client.end();
}

function start(file: string, world: Record<string, string>): Promise<ChildProcess> {
  const env = {
    ...process.env,
    ...world,
    NODE_ENV: 'production' as const,
    AUTH_SECRET: 'a-secret-for-tests-only-0123456789abcdef',
    LOG_LEVEL: 'warn',
  };
  const child = fork(join(folder, file), {
    execArgv: ['--import', 'tsx'],
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it listened.`)));
  });
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
