import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { fail } from '@/lib/platform/errors/failures';
import { fileExists } from './storage';

export type EncodedImage = { key: string; address: string; webp: Buffer };

const files = '/api/files/';

/** An image is named by its content, so its address can be cached for ever and two uploads of it are one file. */
export async function encodedImage(
  bytes: Uint8Array,
  to: { folder: string; width: number; height: number },
): Promise<EncodedImage> {
  const webp = await reencoded(bytes, to.width, to.height);
  const key = `${to.folder}/${createHash('sha256').update(webp).digest('base64url')}.webp`;
  return { key, address: files + key, webp };
}

const pixelsMax = 50_000_000;

/** Re-encoding drops whatever else the file carried: position, camera, scripts. */
async function reencoded(bytes: Uint8Array, width: number, height: number): Promise<Buffer> {
  try {
    const image = sharp(bytes, { limitInputPixels: pixelsMax });
    const { format } = await image.metadata();
    if (format === 'png' || format === 'jpeg') {
      return await image.rotate().resize(width, height, { fit: 'cover' }).webp({ quality: 70 }).toBuffer();
    }
  } catch (cause) {
    fail('file.not-an-image', { ...fileField, cause });
  }
  fail('file.not-an-image', fileField);
}

const fileField = { fields: [{ path: 'file', code: 'photo-type' }] };

/** Whether an address that a form names is really stored here. */
export async function imageIsStored(address: string | null): Promise<boolean> {
  return address === null || fileExists(address.slice(files.length));
}
