import type { QuestionCoverage } from '@/lib/passages/rules/question-coverage';

/** What was found of a question, as far as being sure of it depends on it. */
type Found = { readonly fit: number; readonly isNear: boolean };

/**
 * How sure it is that a passage answers a question; from 0 on it is. How well it fits, how much of the question the library
 * knows, whether it lies where the question was asked, and how many words there were to go by. Fitted on the questions of
 * tests/retrieval, those that the material answers and those about something else; `npm run retrieval -- --guide` shows
 * what becomes of either when the ranking is changed.
 */
const worth = { fit: 1.03, share: 7.6, near: 2.6, word: 0.78 };
const needed = 21.2;
const wordsMax = 8;

export function sureness({ fit, isNear }: Found, { words, share }: QuestionCoverage): number {
  const near = isNear ? worth.near : 0;
  return worth.fit * fit + worth.share * share + near + worth.word * Math.min(words, wordsMax) - needed;
}

/** From here on something is shown as the nearest that there is; below it there is nothing. */
export const nearestFrom = -2;
