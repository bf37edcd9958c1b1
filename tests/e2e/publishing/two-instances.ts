import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startThrowaway } from '@/lib/platform/db/embedded/embedded-database';
import { migrate } from '@/scripts/run/migrate';

export type TwoInstances = { urls: [string, string]; databaseUrl: string; stop(): Promise<void> };

/** Two servers of the product that share a migrated database of their own and a folder of files, as behind a balancer. */
export async function startTwoInstances(): Promise<TwoInstances> {
  const files = mkdtempSync(join(tmpdir(), 'school-computing-two-'));
  const database = await startThrowaway();
  await migrate(database.url);
  const ports = [await freePort(), await freePort()] as const;
  const processes = await Promise.all(
    ports.map((port) => start(port, { DATABASE_URL: database.url, DATA_DIR: files })),
  );
  return {
    urls: [`http://localhost:${ports[0]}`, `http://localhost:${ports[1]}`],
    databaseUrl: database.url,
    async stop() {
      await Promise.all(processes.map(ended));
      await database.stop();
      rmSync(files, { recursive: true });
    },
  };
}

function start(port: number, world: Record<string, string>): Promise<ChildProcess> {
  const env = {
    ...process.env,
    ...world,
    NODE_ENV: 'production' as const,
    AUTH_SECRET: 'a-secret-for-tests-only-0123456789abcdef',
    PUBLIC_URL: `http://localhost:${port}`,
    PORT: String(port),
    LOG_LEVEL: 'warn',
  };
  const child = fork('tests/e2e/publishing/instance.ts', {
    execArgv: ['--import', 'tsx'],
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened.`)));
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
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
