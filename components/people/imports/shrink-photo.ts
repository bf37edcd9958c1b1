import { photoBytesBelow } from '@/lib/imports/rules/photos';

const side = 240;
const qualities = [0.9, 0.8, 0.7, 0.55, 0.4, 0.25];

/** The middle square, made small until it is under the limit. It is turned as the camera held it, and tells no place. */
export async function shrunkPhoto(original: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(original);
  const edge = Math.min(bitmap.width, bitmap.height);
  const canvas = new OffscreenCanvas(side, side);
  const [left, top] = [(bitmap.width - edge) / 2, (bitmap.height - edge) / 2];
  canvas.getContext('2d')?.drawImage(bitmap, left, top, edge, edge, 0, 0, side, side);
  bitmap.close();
  let made = original;
  for (const quality of qualities) {
    made = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (made.size < photoBytesBelow) break;
  }
  return made;
}
