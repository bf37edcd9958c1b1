import type { PassageIndex } from './building';
import { isEnglish, termsOf, translated } from './terms';
import { meantBy } from './typos';

/** What of a question the library knows: its words, and from 0 to 1 how much of what they say. */
export type QuestionCoverage = { readonly words: number; readonly share: number };

/** A word that is known but for a mistake. */
const mistaken = 0.85;

/** A rare word counts more than a frequent one, and one that the library never heard of as much as its rarest. */
export function coverageBy(question: string, { terms, known, weights, passageCount }: PassageIndex): QuestionCoverage {
  const english = isEnglish(question);
  const words = [...new Set(termsOf(question))];
  let [heard, all] = [0, 0];
  for (const word of words) {
    const itself = [word, ...translated(word, english)].flatMap((form) => terms.get(form) ?? []);
    const meant = itself.length > 0 ? itself : meantBy(word, known).map(({ index }) => index);
    const weight = Math.max(...meant.map((term) => weights[term] as number));
    all += meant.length > 0 ? weight : Math.log(1 + passageCount);
    if (meant.length > 0) heard += itself.length > 0 ? weight : weight * mistaken;
  }
  return { words: words.length, share: all > 0 ? heard / all : 0 };
}
