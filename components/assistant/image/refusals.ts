import { CallFailure } from '@/lib/platform/browser/call';
import type { AssistantWords } from '../words';

const sentences: Readonly<Record<string, keyof AssistantWords['image']>> = {
  'assistant.image-limit': 'limit',
  'file.not-an-image': 'unreadable',
  'file.too-large': 'tooLarge',
  'request.too-large': 'tooLarge',
  'upload.too-many': 'tooMany',
};

/** Why a picture was not kept. */
export function refusalIn(error: unknown, words: AssistantWords): string {
  const code = error instanceof CallFailure ? error.code : '';
  if (error instanceof CallFailure && code === 'file.no-room') return roomIn(error, words);
  return code === 'request.too-many' ? words.tooManyRequests : words.image[sentences[code] ?? 'failed'];
}

function roomIn({ fields: [field] }: CallFailure, words: AssistantWords): string {
  const { used = '', allowed = '' } = field?.values ?? {};
  return words.image.noRoom.replace('#used', String(used)).replace('#allowed', String(allowed));
}
