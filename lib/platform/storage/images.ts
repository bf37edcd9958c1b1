import sharp, { type ResizeOptions } from 'sharp';
import { fail } from '@/lib/platform/errors/failures';

const pixelsMax = 50_000_000;
const formats: readonly string[] = ['png', 'jpeg', 'webp'];

/** What every image of ours is stored and sent as. */
export const imageType = 'image/webp';

/**
 * The image turned as its camera says and encoded anew: position, camera and whatever else the file carried stay behind.
 */
export async function encodedImage(bytes: Uint8Array, size: ResizeOptions): Promise<Buffer> {
  try {
    const image = sharp(bytes, { limitInputPixels: pixelsMax });
    const { format } = await image.metadata();
    if (formats.includes(format)) return await image.autoOrient().resize(size).webp({ quality: 70 }).toBuffer();
  } catch (cause) {
    fail('file.not-an-image', { ...fileField, cause });
  }
  fail('file.not-an-image', fileField);
}

const fileField = { fields: [{ path: 'file', code: 'photo-type' }] };

/** A list of thirty opens within a few seconds on a school's line. */
const thumbnailBytesMax = 12 * 1024;
const qualities = [70, 55, 40, 25, 12];

/** The image small enough for a list: quality goes down until it fits, then the size. */
export async function thumbnail(
  webp: Buffer,
  { side, bytesMax } = { side: 320, bytesMax: thumbnailBytesMax },
): Promise<Buffer> {
  const small = sharp(webp).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  for (const quality of qualities) {
    const encoded = await small.clone().webp({ quality }).toBuffer();
    if (encoded.byteLength <= bytesMax) return encoded;
  }
  return thumbnail(webp, { side: Math.round(side * 0.7), bytesMax });
}
