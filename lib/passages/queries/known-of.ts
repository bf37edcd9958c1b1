import { type KnownWords, knownWords } from '../rules/known-words';
import { keptIndex } from './kept-index';

/** How much of a question's words the library has ever heard of. */
export async function knownOf(question: string): Promise<KnownWords> {
  const { index } = await keptIndex();
  return knownWords(question, index);
}
