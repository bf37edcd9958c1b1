import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { fail } from '@/lib/platform/errors/failures';
import { fileExists } from '@/lib/platform/storage/storage';
import { photoHeight, photoWidth } from './rules';

const folder = 'course-photos';
const address = `/api/files/${folder}/`;

/** A photo is named by its content, so its address can be cached for ever and two uploads of it are one file. */
export async function encodedPhoto(bytes: Uint8Array): Promise<{ key: string; photoUrl: string; webp: Buffer }> {
  const webp = await reencoded(bytes);
  const name = `${createHash('sha256').update(webp).digest('base64url')}.webp`;
  return { key: `${folder}/${name}`, photoUrl: address + name, webp };
}

/** Re-encoding drops whatever else the file carried: position, camera, scripts. */
async function reencoded(bytes: Uint8Array): Promise<Buffer> {
  try {
    const image = sharp(bytes, { limitInputPixels: 50_000_000 });
    const { format } = await image.metadata();
    if (format !== 'png' && format !== 'jpeg') fail('course.photo-unreadable', photoField);
    return await image.rotate().resize(photoWidth, photoHeight, { fit: 'cover' }).webp({ quality: 70 }).toBuffer();
  } catch (cause) {
    fail('course.photo-unreadable', { ...photoField, cause });
  }
}

const photoField = { fields: [{ path: 'file', code: 'photo-type' }] };

export async function photoIsStored(photoUrl: string | null): Promise<boolean> {
  return photoUrl === null || fileExists(photoUrl.slice('/api/files/'.length));
}
