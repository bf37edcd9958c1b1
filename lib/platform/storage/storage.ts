import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { env } from '@/lib/platform/env/env';

let held: Disk | undefined;

function disk(): Disk {
  held ??= new Disk(new FSDriver({ location: resolve(env().DATA_DIR, 'files'), visibility: 'private' }));
  return held;
}

export function storeFile(key: string, bytes: Uint8Array): Promise<void> {
  return disk().put(key, bytes);
}

export function fileExists(key: string): Promise<boolean> {
  return disk().exists(key);
}

/** The file's bytes as they are read, or nothing when there is no such file. */
export async function openFile(key: string): Promise<{ stream: ReadableStream; length: number } | undefined> {
  if (!(await disk().exists(key))) return undefined;
  const [{ contentLength }, readable] = await Promise.all([disk().getMetaData(key), disk().getStream(key)]);
  return { stream: Readable.toWeb(readable) as ReadableStream, length: contentLength };
}
