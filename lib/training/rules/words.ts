import { foldedWords } from '@/lib/platform/text/folded';

/** Words in small letters without accents, between single spaces. */
export function words(text: string): string {
  return foldedWords(text).join(' ');
}
