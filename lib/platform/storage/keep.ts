import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ResizeOptions } from 'sharp';
import { Failure, fail } from '@/lib/platform/errors/failures';
import { encodedImage, imageType, thumbnail } from './images';
import { mediaTypeOf } from './media-type';
import { joined, type StoredPart, sha256Of } from './parts';
import { newKey, storeFile, storeStream } from './storage';

/** A file that lies in storage. What was kept and then named by no row goes with the orphans. */
export type KeptFile = {
  key: string;
  mediaType: string;
  bytes: number;
  sha256: string;
  thumbnailKey: string | null;
};

type To = { folder: string };

type Wanted = To & { bytes: number; types: readonly string[]; image?: ResizeOptions };

/**
 * Joins the parts, or refuses them for what they are: nothing is written before the type is known. Nothing comes of parts
 * that storage no longer has as they were sent.
 */
export async function keepParts(parts: readonly StoredPart[], wanted: Wanted): Promise<KeptFile | undefined> {
  try {
    return await keepWhole(parts, wanted);
  } catch (error) {
    if (error instanceof Failure && error.code === 'upload.incomplete') return undefined;
    throw error;
  }
}

async function keepWhole(parts: readonly StoredPart[], { types, image, ...to }: Wanted): Promise<KeptFile> {
  const mediaType = await mediaTypeOf(joined(parts));
  if (!(mediaType && types.includes(mediaType))) {
    fail('file.wrong-type', { fields: [{ path: 'file', code: 'file-type' }] });
  }
  return image
    ? keepImage(Buffer.concat(await joined(parts).toArray()), { ...to, size: image, withThumbnail: true })
    : keepAsItIs(parts, { ...to, mediaType });
}

async function keepAsItIs(
  parts: readonly StoredPart[],
  { folder, bytes, mediaType }: To & { bytes: number; mediaType: string },
): Promise<KeptFile> {
  const key = newKey(folder);
  const hash = createHash('sha256');
  await storeStream(key, Readable.from(hashed(joined(parts), hash), { objectMode: false }), bytes);
  return { key, mediaType, bytes, sha256: hash.digest('hex'), thumbnailKey: null };
}

async function* hashed(source: Readable, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
}

export async function keepImage(
  bytes: Uint8Array,
  { folder, size, withThumbnail }: To & { size: ResizeOptions; withThumbnail: boolean },
): Promise<KeptFile> {
  const webp = await encodedImage(bytes, size);
  const small = withThumbnail ? await thumbnail(webp) : undefined;
  const key = newKey(folder, '.webp');
  const thumbnailKey = small ? newKey(folder, '.webp') : null;
  await storeFile(key, webp);
  if (small && thumbnailKey) await storeFile(thumbnailKey, small);
  return { key, mediaType: imageType, bytes: webp.byteLength, sha256: sha256Of(webp), thumbnailKey };
}
