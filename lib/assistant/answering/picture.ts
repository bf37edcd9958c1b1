import { buffer } from 'node:stream/consumers';
import type { ModelMessage } from '@/lib/platform/ai/wire';
import { openFile } from '@/lib/platform/storage/storage';

export type Picture = { key: string; mediaType: string };

/** The question with its picture's bytes: no address of ours leaves, and none of a picture could be opened there. */
export async function withPicture(messages: readonly ModelMessage[], picture: Picture): Promise<ModelMessage[]> {
  const stored = await openFile(picture.key);
  const asked = messages.at(-1);
  if (!stored || typeof asked?.content !== 'string') return [...messages];
  const bytes = await buffer(await stored.read());
  const url = `data:${picture.mediaType};base64,${bytes.toString('base64')}`;
  const content = [
    { type: 'text' as const, text: asked.content },
    { type: 'image_url' as const, image_url: { url } },
  ];
  return [...messages.slice(0, -1), { role: asked.role, content }];
}
