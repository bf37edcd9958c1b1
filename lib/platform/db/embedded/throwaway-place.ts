import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { availableMemory } from 'node:process';

const memory = '/dev/shm';
const roomBytes = 6 * 1024 ** 3;

/** Every folder in which a throwaway database may lie. */
export function throwawayRoots(): string[] {
  return isUsable(memory) ? [memory, tmpdir()] : [tmpdir()];
}

/** A database is a thousand small files: a new one takes a second on a disk and thirty milliseconds in memory. */
export function throwawayRoot(): string {
  return isUsable(memory) && hasRoom(memory) ? memory : tmpdir();
}

function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return Math.min(bavail * bsize, availableMemory()) > roomBytes;
}

function isUsable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
