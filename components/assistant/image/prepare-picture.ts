import { imageSideMax } from '@/lib/assistant/rules/images';

const quality = 0.8;

export type Prepared = { base64: string; extension: 'jpg' };

/**
 * Drawn anew before it leaves: upright, no larger than a model looks at, and without what the camera wrote into it. Rejects
 * for what is no picture, or one of a kind that this browser cannot open.
 */
export async function preparePicture(file: Blob): Promise<Prepared> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, imageSideMax / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('No canvas.');
  // JPEG has no transparency: what was see-through would be black.
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const text = canvas.toDataURL('image/jpeg', quality);
  return { base64: text.slice(text.indexOf(',') + 1), extension: 'jpg' };
}
