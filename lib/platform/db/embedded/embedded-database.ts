import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { StartFailure } from '@/lib/platform/env/start-failure';
import { give, serverAccount } from './account';
import { ensureCluster, superuser } from './cluster';
import { holderOf, lockFolder } from './folder-lock';
import { type Placement, place } from './placement';
import { logFile, type Postmaster, portOf, startPostmaster, stopPostmaster } from './postmaster';
import { isAlive } from './process-identity';
import { supervise } from './supervise';
import { throwawayRoot, throwawayRoots } from './throwaway-place';

export type EmbeddedDatabase = { readonly url: string; stop(): void };

type Options = {
  /** Holds the cluster, the log and the lock. */
  dataFolder: string;
  password: string;
  note?: (line: string) => void;
  /** It ended by itself, and was started again. */
  onRestart?: () => void;
  /** It ended once more, and nobody answers from here on. */
  onLost?: (failure: StartFailure) => void;
};

const database = 'school';
/** Of the log's errors: the server tells of a refused row what stood in it, and of a slow statement its parameters. */
const withoutRows = [
  'log_min_messages=log',
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
];
const quiet = ['jit=off', 'timezone=UTC', 'log_checkpoints=off', ...withoutRows];
/** Rows that nobody needs tomorrow: nothing waits for the disk. */
const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/** The product's own PostgreSQL over the data folder, which must already be locked (`lockFolder`). */
export async function startEmbedded({
  dataFolder,
  password,
  note = () => undefined,
  onRestart = () => undefined,
  onLost = () => undefined,
}: Options): Promise<EmbeddedDatabase> {
  const where = place(dataFolder, note);
  ensureCluster(where, password, { durable: true });
  const { url, postmaster, stop } = await run(where, password, quiet);
  const supervision = supervise(postmaster, {
    restart: () => startPostmaster(where, quiet, postmaster.port),
    onRestart,
    onLost: (cause) => onLost(new StartFailure(lostSentence(where), { cause })),
  });
  return {
    url,
    stop: () => {
      supervision.end();
      stop();
    },
  };
}

function lostSentence(where: Placement): string {
  return `The embedded PostgreSQL ended twice, so the product stops: ${logFile(where)} says why, and what was saved is kept for the next start.`;
}

/** Where the PostgreSQL of an instance that is up right now answers; undefined when none is. */
export function runningEmbedded(dataFolder: string, password: string): string | undefined {
  const holder = holderOf(dataFolder);
  if (!(holder && isAlive(holder))) return;
  const port = portOf(place(dataFolder, () => undefined));
  if (port) return `${addressOf(password, port)}/${database}`;
  throw new StartFailure(`The instance of ${dataFolder} (process ${holder.pid}) is starting: try again in a moment.`);
}

const throwawayPrefix = 'school-computing-throwaway-';

/** A PostgreSQL that is deleted when it stops; those of killed runs are swept away first. */
export async function startThrowaway(): Promise<EmbeddedDatabase> {
  await sweep();
  const folder = mkdtempSync(join(throwawayRoot(), throwawayPrefix));
  const lock = lockFolder(folder);
  const account = serverAccount(join(folder, 'postgres'));
  give(folder, account);
  const where = place(folder, () => undefined);
  const password = 'throwaway';
  ensureCluster(where, password, { durable: false });
  const running = await run(where, password, [...quiet, ...careless]);
  return {
    url: running.url,
    stop: () => {
      running.stop();
      lock.release();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Running = EmbeddedDatabase & { readonly postmaster: Postmaster };

async function run(where: Placement, password: string, settings: readonly string[]): Promise<Running> {
  const postmaster = await startPostmaster(where, settings);
  const address = addressOf(password, postmaster.port);
  try {
    await ensureDatabase(address);
  } catch (cause) {
    stopPostmaster(where);
    if ((cause as { code?: string }).code !== wrongPassword) throw cause;
    const mend = 'put that file back, or move the database away to begin anew';
    throw new StartFailure(`secrets.json does not hold the password of the database in ${where.folder}: ${mend}.`, {
      cause,
    });
  }
  return { url: `${address}/${database}`, postmaster, stop: () => stopPostmaster(where) };
}

function addressOf(password: string, port: number): string {
  return `postgresql://${superuser}:${password}@127.0.0.1:${port}`;
}

const wrongPassword = '28P01';

async function ensureDatabase(address: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${address}/postgres` });
  await client.connect();
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
  if (!rowCount) await client.query(`CREATE DATABASE ${database}`);
  await client.end();
}

async function sweep(): Promise<void> {
  for (const folder of throwawayRoots().flatMap(throwawaysIn)) {
    const holder = holderOf(folder);
    if (!holder || isAlive(holder)) continue;
    stopPostmaster(place(folder, () => undefined));
    rmSync(folder, { recursive: true, force: true });
  }
}

function throwawaysIn(root: string): string[] {
  return readdirSync(root)
    .filter((entry) => entry.startsWith(throwawayPrefix))
    .map((name) => join(root, name));
}
