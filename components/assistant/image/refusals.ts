import { CallFailure } from '@/lib/platform/browser/call';
import type { AssistantWords } from '../words';

type ImageWords = AssistantWords['image'];

const sentences: Readonly<Record<string, keyof ImageWords>> = {
  'assistant.image-limit': 'limit',
  'file.not-an-image': 'unreadable',
  'file.too-large': 'tooLarge',
  'request.too-large': 'tooLarge',
  'upload.too-many': 'tooMany',
};

/** Why a picture was not kept. */
export function refusalIn(error: unknown, words: ImageWords): string {
  const code = error instanceof CallFailure ? error.code : '';
  return words[sentences[code] ?? 'failed'];
}
