/** §5: PNG or JPG, square, under 20K, named as the school counts the pupil. */
export const photoBytesBelow = 20 * 1024;
const photoFormats = ['png', 'jpeg'] as const;
/** Larger originals are no photos of a face; the browser makes small ones of the rest. */
export const originalBytesMax = 15 * 1024 * 1024;
export const photosMax = 2000;

export type PhotoFault = 'type' | 'square' | 'size';

/** What the browser can mend comes last. */
export function photoFault(
  photo: { format: string; width: number; height: number; bytes: number } | null,
): PhotoFault | null {
  if (!photo || !(photoFormats as readonly string[]).includes(photo.format)) return 'type';
  if (photo.width !== photo.height) return 'square';
  return photo.bytes < photoBytesBelow ? null : 'size';
}

/** The registration number that a file is named by: without folders and ending. */
export function numberOf(fileName: string): string {
  return (fileName.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '').trim();
}
