import type { PassageIndex } from './building';
import { addScaled, dimensions, toUnitLength } from './meanings';
import { type Spoken, termsAmong, type Word, wordsOf } from './question-words';

/** The closest of some texts, from 0 on; to be compared with that of others, for the same question. */
export type Closeness = (texts: readonly string[]) => number;

/** Beside the words that a text says, what it means is a hint alone. */
const meaningWorth = 0.5;

/** How close a text comes: the share of the question's words that it says, as the library weighs them, and how near it lies in meaning. */
export function closenessTo(question: Spoken, index: PassageIndex): Closeness {
  const words = question.flatMap((each) => wordsOf(each, index));
  const all = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const meant = meaningOf(words, index);
  const closeness = (text: string) => {
    const own = wordsOf({ text, weight: 1 }, index);
    const said = new Set(own.flatMap(({ terms }) => terms.map(({ term }) => term)));
    const share = words.filter(({ terms }) => terms.some(({ term }) => said.has(term)));
    return (
      share.reduce((sum, { weight }) => sum + weight, 0) / all + meaningWorth * along(meant, meaningOf(own, index))
    );
  };
  return (texts) => Math.max(0, ...texts.map(closeness));
}

function meaningOf(words: readonly Word[], index: PassageIndex): Float32Array {
  const vector = new Float32Array(dimensions);
  for (const { term, weight } of termsAmong(words)) {
    addScaled(vector, 0, index.vectors.terms, term * dimensions, weight);
  }
  toUnitLength(vector);
  return vector;
}

function along(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] as number), 0);
}
