import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '@/lib/platform/env/start-failure';
import { isAlive, ownIdentity, type ProcessIdentity } from './process-identity';

export type FolderLock = { release(): void };

/** One instance a data folder. The file names its holder, so that a lock left by a killed process frees itself. */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, 'instance.lock');
  const own = `${path}.${process.pid}`;
  writeFileSync(own, JSON.stringify(ownIdentity()));
  try {
    while (!take(own, path)) evict(path, folder);
  } finally {
    rmSync(own, { force: true });
  }
  return { release: () => rmSync(path, { force: true }) };
}

export function holderOf(folder: string): ProcessIdentity | undefined {
  return parse(read(join(folder, 'instance.lock')));
}

/** A link is made whole or not at all: no reader ever sees a half-written lock. */
function take(own: string, path: string): boolean {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function evict(path: string, folder: string): void {
  const judged = read(path);
  const holder = parse(judged);
  if (holder && isAlive(holder)) {
    const mend = 'stop that one first, or give this one its own folder with DATA_DIR';
    throw new StartFailure(`Another instance (process ${holder.pid}) holds the data folder ${folder}: ${mend}.`);
  }
  const aside = `${path}.dead.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  // Between the look and the move another start may have taken the lock: it gets it back.
  if (read(aside) !== judged) take(aside, path);
  rmSync(aside, { force: true });
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return;
  }
}

function parse(text: string | undefined): ProcessIdentity | undefined {
  try {
    return text ? (JSON.parse(text) as ProcessIdentity) : undefined;
  } catch {
    return;
  }
}
