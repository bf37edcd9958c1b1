import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '@/lib/platform/env/start-failure';
import { give, runningAs } from './account';
import { majorVersion, program } from './binaries';
import type { Placement } from './placement';

export const superuser = 'school';

export function clusterFolder(place: Placement): string {
  return join(place.folder, 'cluster');
}

/** Makes the cluster when there is none. It gets its name only when whole: an interrupted one is made again. */
export function ensureCluster(place: Placement, password: string, { durable }: { durable: boolean }): void {
  const cluster = clusterFolder(place);
  if (existsSync(join(cluster, 'PG_VERSION'))) refuseOtherVersion(cluster, place);
  else createCluster(cluster, place, password, durable);
}

function createCluster(cluster: string, place: Placement, password: string, durable: boolean): void {
  const unfinished = `${cluster}.unfinished`;
  const passwordFile = join(place.folder, 'initdb-password');
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  give(passwordFile, place.account);
  try {
    const made = spawnSync(
      program(place.binaries, 'initdb'),
      [...initOptions(unfinished, passwordFile), ...(durable ? [] : ['--no-sync'])],
      {
        ...runningAs(place.account),
        cwd: place.folder,
        encoding: 'utf8',
      },
    );
    if (made.status !== 0) throw new StartFailure(`PostgreSQL could not make its folder: ${reason(made)}`);
    renameSync(unfinished, cluster);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** The builtin locale sorts alike on every machine, whatever its C library. */
function initOptions(folder: string, passwordFile: string): string[] {
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  return [
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    ...locale,
  ];
}

function reason({ stderr, error }: { stderr: string | null; error?: Error }): string {
  return error?.message ?? stderr?.trim().split('\n').at(-1) ?? 'no reason given';
}

function refuseOtherVersion(cluster: string, { binaries }: Placement): void {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (found === majorVersion(binaries)) return;
  const mend = `start it with a version of the product that ships PostgreSQL ${found}, or move the folder away to begin anew`;
  throw new StartFailure(`${cluster} was made by PostgreSQL ${found}, this is ${majorVersion(binaries)}: ${mend}.`);
}
