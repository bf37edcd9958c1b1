import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { fail } from '@/lib/platform/errors/failures';
import { openFile } from './storage';

/** A piece of a file that arrives in pieces; `sha256` in hexadecimal. */
export type StoredPart = { key: string; sha256: string };

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The hash of a file that was cut into parts: of its parts' hashes in order, so that no browser must hash it whole. */
export function hashOfHashes(hashes: readonly string[]): string {
  const hash = createHash('sha256');
  for (const each of hashes) hash.update(each, 'hex');
  return hash.digest('hex');
}

/** The parts as one stream, one in memory at a time, each held against its hash. */
export function joined(parts: readonly StoredPart[]): Readable {
  return Readable.from(partsInOrder(parts), { objectMode: false });
}

async function* partsInOrder(parts: readonly StoredPart[]): AsyncGenerator<Buffer> {
  for (const { key, sha256 } of parts) {
    const stored = (await openFile(key)) ?? fail('upload.incomplete');
    const bytes = Buffer.concat(await (await stored.read()).toArray());
    if (sha256Of(bytes) !== sha256) fail('upload.incomplete');
    yield bytes;
  }
}
