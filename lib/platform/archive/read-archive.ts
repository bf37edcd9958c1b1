import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { sha256Of } from '../storage/parts';
import { type Entry, readDirectory } from './directory';
import { hashOf, judgeName } from './entry-names';
import { documentBytesMax } from './limits';
import { refuse } from './refusal';

const inflated = promisify(inflateRaw);

export type Archive = {
  /** The one file of words, in characters. */
  document: string;
  mediaNames: ReadonlySet<string>;
  /** Its bytes, held against its name. */
  medium: (name: string) => Promise<Buffer>;
};

/** One document, and the media that it names. */
export async function readArchive(zip: Buffer, documentName: string): Promise<Archive> {
  const entries = new Map(
    readDirectory(zip, (name) => judgeName(name, documentName)).map((entry) => [entry.name, entry]),
  );
  const media = [...entries.keys()].filter((name) => name !== documentName && !name.endsWith('/'));
  const document = entries.get(documentName) ?? refuse('archive-missing', { entry: documentName });
  if (document.bytes > documentBytesMax) {
    refuse('archive-too-large', { entry: documentName, maximum: documentBytesMax / 1024 / 1024 });
  }
  return {
    document: inUtf8(await bytesOf(zip, document), documentName),
    mediaNames: new Set(media),
    medium: async (name) => {
      const bytes = await bytesOf(zip, entries.get(name) as Entry);
      if (sha256Of(bytes) !== hashOf(name)) refuse('archive-media-name', { entry: name });
      return bytes;
    },
  };
}

/** What an entry says of its size is held against what comes out of it, and no byte more is unpacked. */
export async function bytesOf(
  zip: Buffer,
  { name, isPacked, crc, packedBytes, bytes, dataStart }: Entry,
): Promise<Buffer> {
  const packed = zip.subarray(dataStart, dataStart + packedBytes);
  const unpacked = isPacked ? await unpack(packed, name, bytes) : packed;
  if (unpacked.length !== bytes || crc32(unpacked) !== crc) refuse('archive-damaged', { entry: name });
  return unpacked;
}

async function unpack(packed: Buffer, entry: string, bytes: number): Promise<Buffer> {
  try {
    return await inflated(packed, { maxOutputLength: Math.max(1, bytes) });
  } catch (error) {
    const isMore = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return refuse(isMore ? 'archive-bomb' : 'archive-damaged', { entry }, error);
  }
}

export function inUtf8(bytes: Buffer, entry: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    return refuse('archive-damaged', { entry }, cause);
  }
}
