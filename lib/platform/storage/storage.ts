import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Failure, failureOf } from '@/lib/platform/errors/failures';
import { noteTrouble, troubleOf } from '@/lib/platform/errors/trouble';
import { files } from './disk';
import type { ByteRange, Files } from './opened-files';

/**
 * A key is never used twice: what removes the file of a forgotten key cannot meet a file that has just been stored, and
 * whoever has read the file once may keep it for ever.
 */
export function newKey(folder: string, ending = ''): string {
  return `${folder}/${randomBytes(32).toString('base64url')}${ending}`;
}

export function storeFile(key: string, bytes: Uint8Array): Promise<void> {
  return orUnavailable(async () => (await files()).disk.put(key, bytes));
}

/** The stream's bytes as they come; `length` is what S3 must know beforehand. */
export function storeStream(key: string, stream: Readable, length: number): Promise<void> {
  return orUnavailable(async () => (await files()).disk.putStream(key, stream, { contentLength: length }));
}

export type OpenFile = {
  readonly length: number;
  read(range?: ByteRange): Promise<Readable>;
};

/** The file, to be read whole or in part as the reader takes it; nothing when there is none. */
export async function openFile(key: string): Promise<OpenFile | undefined> {
  const { disk, readRange } = await files();
  const { contentLength: length } = await orUnavailable(() => unlessMissing(disk.getMetaData(key)));
  if (length === undefined) return undefined;
  return { length, read: (range) => orUnavailable(() => (range ? readRange(key, range) : disk.getStream(key))) };
}

/** A key that has no file is as good as deleted. */
export function deleteFile(key: string): Promise<void> {
  return orUnavailable(async () => (await files()).disk.delete(key));
}

export type ListedFile = { key: string; storedAt: Date };

const listedAtOnceMax = 1000;

/** Every file of a folder, a page at a time. */
export async function* listFiles(folder: string): AsyncGenerator<ListedFile[]> {
  const { disk } = await files();
  let page: string | undefined;
  do {
    const paginationToken = page;
    const listed = await orUnavailable(() => disk.listAll(folder, { recursive: true, paginationToken }));
    const found = [...listed.objects].filter(
      (each): each is Listed => each.isFile && each.key.startsWith(`${folder}/`),
    );
    // A bucket tells a page, a disk all it has.
    for (let at = 0; at < found.length; at += listedAtOnceMax) {
      const described = await Promise.all(found.slice(at, at + listedAtOnceMax).map(listedFile));
      yield described.filter((file) => file !== undefined);
    }
    page = listed.paginationToken;
  } while (page);
}

type Listing = Awaited<ReturnType<Files['disk']['listAll']>>;
type Listed = Extract<Listing['objects'] extends Iterable<infer Each> ? Each : never, { isFile: true }>;

/** Nothing when it went while the folder was listed. */
function listedFile(file: Listed): Promise<ListedFile | undefined> {
  return orUnavailable(async () => {
    const { lastModified } = await unlessMissing(file.getMetaData());
    return lastModified && { key: file.key, storedAt: lastModified };
  });
}

async function unlessMissing<T extends object>(found: Promise<T>): Promise<Partial<T>> {
  try {
    return await found;
  } catch (error) {
    if (isMissing(error)) return {};
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  const { code, $metadata, cause } = error as {
    code?: string;
    $metadata?: { httpStatusCode?: number };
    cause?: unknown;
  };
  return code === 'ENOENT' || $metadata?.httpStatusCode === 404 || (cause !== undefined && isMissing(cause));
}

/** Whatever a disk or a bucket says, the person is told one thing; the log has the cause. */
async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const isFull = troubleOf(cause) === 'full';
    if (isFull) noteTrouble('full');
    throw failureWithin(cause) ?? failureOf(isFull ? 'server.full' : 'storage.unavailable', { cause });
  }
}

/** A refusal of ours that ended a stream comes back wrapped by whoever read it. */
function failureWithin(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  const { cause } = error as { cause?: unknown };
  return cause === undefined ? undefined : failureWithin(cause);
}
