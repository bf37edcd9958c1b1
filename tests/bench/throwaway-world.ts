import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { disconnect } from '@/lib/platform/db/client';
import { startThrowaway } from '@/lib/platform/db/embedded/embedded-database';
import { env } from '@/lib/platform/env/env';
import { stopSending } from '@/lib/platform/jobs/send';
import { migrate } from '@/scripts/run/migrate';

type Database = {
  /** Back to what was seeded, before a server runs: no figure may count on what another one left, nor meet it. */
  afresh(): Promise<void>;
  close(): Promise<void>;
};
type Server = {
  readonly url: string;
  /** Bytes in use after everything unused was collected. */
  memory(): Promise<number>;
  /** Bytes that the system gave it. */
  rss(): Promise<number>;
  /** Milliseconds of CPU since it started. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
};

/** A migrated and seeded database, and a data folder, that go away when closed. This process is configured for them. */
export async function openThrowaway(seed: () => Promise<unknown>): Promise<Database> {
  const database = await startThrowaway();
  const data = mkdtempSync(join(tmpdir(), 'school-computing-bench-'));
  const port = await freePort();
  // Set before any module of ours asks for its configuration; the server's process inherits it.
  Object.assign(process.env, {
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    DATA_DIR: data,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    AUTH_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'info',
    NEXT_DIST_DIR: '.next',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  const letGo = async () => {
    await stopSending();
    await disconnect();
  };
  const close = async () => {
    await letGo();
    database.stop();
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await migrate(database.url);
    await seed();
    await letGo();
    await copy(database.url, { from: nameOf(database.url), to: seeded });
  } catch (error) {
    await close();
    throw error;
  }
  const afresh = async () => {
    await letGo();
    await copy(database.url, { from: seeded, to: nameOf(database.url) });
  };
  return { afresh, close };
}

const seeded = 'seeded';

function nameOf(address: string): string {
  return new URL(address).pathname.slice(1);
}

/** One database as it stands, in the place of another; both without anybody connected who would miss it. */
async function copy(address: string, { from, to }: { from: string; to: string }): Promise<void> {
  const client = new Client({ connectionString: new URL('/postgres', address).href });
  await client.connect();
  try {
    await client.query(`DROP DATABASE IF EXISTS ${to} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${to} TEMPLATE ${from} STRATEGY FILE_COPY`);
  } finally {
    await client.end();
  }
}

/** The production server over the build of this folder and the open database, in a process of its own. */
export async function serve(app: string): Promise<Server> {
  const { PORT } = env();
  const server = await startServerProcess(app);
  return {
    url: `http://localhost:${PORT}`,
    memory: () => answerOf(server, 'memory'),
    rss: () => answerOf(server, 'rss'),
    cpuMs: () => answerOf(server, 'cpu'),
    stop: () => ended(server),
  };
}

const serverFile = fileURLToPath(new URL('./serve-build.ts', import.meta.url));

/** Its log lines go nowhere, as a busy server's go to a file: reading them here would cost the load's core. */
function startServerProcess(app: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', serverFile, app], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    server.once('message', () => resolve(server));
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened.`)));
  });
}

function answerOf(server: ChildProcess, asked: 'memory' | 'rss' | 'cpu'): Promise<number> {
  return new Promise((resolve) => {
    server.once('message', (answer) => resolve(Number(answer)));
    server.send(asked);
  });
}

function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.removeAllListeners('exit').once('exit', () => resolve());
    server.kill('SIGTERM');
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
