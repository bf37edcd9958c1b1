import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { unwritableMend } from '@/lib/platform/db/embedded/placement';
import { StartFailure } from '@/lib/platform/env/start-failure';

/** The data folder as an absolute path, made when missing; a folder that cannot be written is found out by writing. */
export function openDataFolder(dataDir = '.data'): string {
  return openFolder('data folder', dataDir, unwritableMend);
}

export function openFolder(called: string, path: string, mend: string): string {
  const folder = resolve(path);
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new StartFailure(`Cannot write the ${called} ${folder} (${code}): ${mend}.`, { cause });
  }
  return folder;
}

/** Step by step: Node's own recursive mkdir never ends where the system refuses folders as if their parent were missing. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
