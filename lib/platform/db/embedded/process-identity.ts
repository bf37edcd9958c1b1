import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A number alone does not name a process: the system gives it to another after the first has died. */
export type ProcessIdentity = { readonly pid: number; readonly started: string };

export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, started: startOf(process.pid) ?? '' };
}

export function isAlive({ pid, started }: ProcessIdentity): boolean {
  return startOf(pid) === started;
}

/** When the process began, in words that only compare; undefined when there is none. */
function startOf(pid: number): string | undefined {
  if (process.platform !== 'linux') return ask(['-o', 'lstart=', '-p', String(pid)]);
  const stat = read(`/proc/${pid}/stat`);
  // The second field, the program's name, may hold spaces and brackets; the start is the 20th after it.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!fields || fields[0] === 'Z') return;
  return `${read('/proc/sys/kernel/random/boot_id')?.trim()} ${fields[19]}`;
}

export function commandLineOf(pid: number): string {
  if (process.platform !== 'linux') return ask(['-o', 'command=', '-p', String(pid)]) ?? '';
  return read(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? '';
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return;
  }
}

function ask(args: string[]): string | undefined {
  try {
    return execFileSync('ps', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined;
  } catch {
    return;
  }
}
