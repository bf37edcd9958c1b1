import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartFailure } from '@/lib/platform/env/start-failure';
import type { Entry } from './archive-reader';
import { type ArchiveWriter, changedWhileRead } from './archive-writer';
import { entryOfFile } from './manifest';
import { unwritable } from './unwritable';

/** `named`: the keys that the rows of that moment name. */
type Moment = { named: ReadonlySet<string>; takenAt: Date };

/** The keys of what it wrote. A newer file that no row names is of a later moment, and may be half there. */
export async function writeFiles(
  archive: ArchiveWriter,
  folder: string,
  { named, takenAt }: Moment,
): Promise<string[]> {
  const written: string[] = [];
  for (const key of await keysIn(folder)) {
    const isOfTheMoment = (changed: Date) => named.has(key) || changed < takenAt;
    if (await writeFile(archive, { folder, key, isOfTheMoment })) written.push(key);
  }
  return written;
}

async function keysIn(folder: string): Promise<string[]> {
  const entries = (await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

type OneFile = { folder: string; key: string; isOfTheMoment: (changed: Date) => boolean };

/** False for a file that was removed since it was listed, and for one of a later moment. */
async function writeFile(archive: ArchiveWriter, { folder, key, isOfTheMoment }: OneFile): Promise<boolean> {
  const path = join(folder, key);
  const file = await unlessMissing(open(path));
  if (!file) return false;
  try {
    const { size, mtime, mtimeMs } = await file.stat();
    if (!isOfTheMoment(mtime)) return false;
    const source = size > 0 ? createReadStream(path, { fd: file, autoClose: false, start: 0, end: size - 1 }) : [];
    await archive.addStream(entryOfFile(key), size, source);
    // The same photo sent once more is written over itself, and was perhaps half there.
    if ((await file.stat()).mtimeMs !== mtimeMs) throw new StartFailure(changedWhileRead(key));
  } finally {
    await file.close();
  }
  return true;
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  return found.catch((error) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Into a folder that it makes anew; its parent must be there. */
export async function restoreFiles(
  keys: readonly string[],
  entries: AsyncIterator<Entry>,
  folder: string,
): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    for (const key of keys) {
      const { value, done } = await entries.next();
      if (done || value.name !== entryOfFile(key)) throw new Error(`${key} is not where the archive's list has it`);
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true });
      // On the disk before the rows are kept.
      await pipeline(value.body, createWriteStream(path, { flush: true }));
    }
  } catch (cause) {
    throw unwritable(folder, cause);
  }
}

/** A key of our own making: none leads out of the folder. */
export function isPlainKey(key: string): boolean {
  return (
    key !== '' && key.split('/').every((part) => part !== '' && part !== '.' && part !== '..') && !/[\\\0]/.test(key)
  );
}
