import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { ModelMessage } from '@/lib/platform/ai/wire';
import { openFile } from '@/lib/platform/storage/storage';

export type Picture = { key: string };

/** Not every server that speaks the format knows WebP, which pictures are stored as. */
function asJpeg(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes).flatten({ background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer();
}

/** The question with its picture's bytes: no address of ours leaves, and none of a picture could be opened there. */
export async function withPicture(messages: readonly ModelMessage[], picture: Picture): Promise<ModelMessage[]> {
  const stored = await openFile(picture.key);
  const asked = messages.at(-1);
  if (!stored || typeof asked?.content !== 'string') return [...messages];
  const jpeg = await asJpeg(await buffer(await stored.read()));
  const url = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  const content = [
    { type: 'text' as const, text: asked.content },
    { type: 'image_url' as const, image_url: { url } },
  ];
  return [...messages.slice(0, -1), { role: asked.role, content }];
}
