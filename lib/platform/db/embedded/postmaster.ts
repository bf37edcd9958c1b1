import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartFailure } from '@/lib/platform/env/start-failure';
import { give, runningAs } from './account';
import { program } from './binaries';
import { clusterFolder } from './cluster';
import type { Placement } from './placement';
import { commandLineOf } from './process-identity';

const logBytesMax = 5 * 1024 * 1024;
const startAttempts = 20;

/** A server that accepts connections. `ended` is told of its end, whoever ended it. */
export type Postmaster = { readonly port: number; readonly ended: Promise<unknown> };

/**
 * Starts the server in a session of its own, so that Ctrl+C in the terminal reaches us and not it; on any free port, or
 * where it was before. Backends of a killed server hold its shared memory for a moment: that start is tried again.
 */
export async function startPostmaster(
  place: Placement,
  settings: readonly string[],
  before?: number,
): Promise<Postmaster> {
  await stopOrphan(place);
  for (let attempt = 1; ; attempt++) {
    const port = before ?? (await freePort());
    const { failure, ended } = await launch(place, port, settings);
    if (failure === undefined) return { port, ended };
    if (attempt === startAttempts || !/shared memory block|could not bind|could not create any TCP/.test(failure)) {
      throw new StartFailure(
        `The embedded PostgreSQL did not start: ${lastLine(failure)} (all of it in ${logFile(place)})`,
      );
    }
    await wait(250);
  }
}

type Launch = { readonly failure: string | undefined; readonly ended: Promise<unknown> };

/** No failure when it accepts connections, else what it wrote before it ended. */
async function launch(place: Placement, port: number, settings: readonly string[]): Promise<Launch> {
  const { log, from } = openLog(place);
  const listen = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  const args = ['-D', clusterFolder(place), ...listen.flatMap((setting) => ['-c', setting])];
  const server = spawn(program(place.binaries, 'postgres'), args, {
    ...runningAs(place.account),
    cwd: place.folder,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => {
      hasEnded = true;
      resolve();
    });
  });
  const broken = await Promise.race([new Promise<Error>((resolve) => server.once('error', resolve)), wait(0)]);
  if (broken) return { failure: broken.message, ended };
  server.unref();
  while (!hasEnded) {
    const file = postmasterFile(place);
    if (file?.status === 'ready' && file.pid === server.pid) return { failure: undefined, ended };
    await wait(10);
  }
  return { failure: readFileSync(logFile(place), 'utf8').slice(from), ended };
}

function openLog(place: Placement): { log: number; from: number } {
  const path = logFile(place);
  const length = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (length > logBytesMax) truncateSync(path);
  const log = openSync(path, 'a', 0o600);
  give(path, place.account);
  return { log, from: length > logBytesMax ? 0 : length };
}

export function logFile(place: Placement): string {
  return join(place.folder, 'postgres.log');
}

function lastLine(text: string): string {
  const lines = text.trim().split('\n');
  return (lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1) ?? '').replace(/^.*?FATAL: +/, '');
}

/** Ends sessions and writes everything out; nothing acknowledged needs recovering afterwards. */
export function stopPostmaster(place: Placement): void {
  const stop = (mode: string) =>
    spawnSync(program(place.binaries, 'pg_ctl'), ['stop', '-w', '-t', '30', '-m', mode, '-D', clusterFolder(place)], {
      ...runningAs(place.account),
      cwd: place.folder,
      stdio: 'ignore',
    }).status === 0;
  if (!stop('fast')) stop('immediate');
}

/** A server whose supervisor was killed lives on: it is stopped. A pid file that names no such server is removed. */
async function stopOrphan(place: Placement): Promise<void> {
  const file = postmasterFile(place);
  if (!file) return;
  const isOurs = commandLineOf(file.pid).includes(clusterFolder(place));
  if (isOurs) stopPostmaster(place);
  else rmSync(join(clusterFolder(place), 'postmaster.pid'), { force: true });
}

/** Of the server that accepts connections now, if one does. */
export function portOf(place: Placement): number | undefined {
  const file = postmasterFile(place);
  const isOurs = file?.status === 'ready' && commandLineOf(file.pid).includes(clusterFolder(place));
  return isOurs ? file.port : undefined;
}

type PostmasterFile = { pid: number; port: number; status: string | undefined };

function postmasterFile(place: Placement): PostmasterFile | undefined {
  try {
    const lines = readFileSync(join(clusterFolder(place), 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() };
  } catch {
    return;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
