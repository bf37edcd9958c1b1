import type { PassageIndex } from './building';
import { type Spoken, wordsOf } from './question-words';

/** What of a question the library knows: its words, and from 0 to 1 how much of what they say. */
export type QuestionCoverage = { readonly words: number; readonly share: number };

/** A rare word counts more than a frequent one, and one that nobody ever heard of as much as the others usually do. */
export function coverageBy(asked: string | Spoken, index: PassageIndex): QuestionCoverage {
  const spoken = typeof asked === 'string' ? [{ text: asked, weight: 1 }] : asked;
  const words = spoken.flatMap((each) => wordsOf(each, index));
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  const heard = words.reduce((sum, { weight, sure }) => sum + weight * sure, 0);
  return { words: words.length, share: all > 0 ? heard / all : 0 };
}
