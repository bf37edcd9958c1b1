import type { PassageIndex } from './building';
import { chatWords } from './chat-words';
import { isEnglish, termOf, translated } from './terms';
import { meantBy } from './typos';

/** What is asked: a question, or several texts of a conversation, of which each counts so much. */
export type Spoken = readonly { readonly text: string; readonly weight: number }[];
export type Term = { readonly term: number; readonly weight: number };
/** A word of a question: the terms that stand for it, how much it tells, and how sure it is that they are meant. */
export type Word = { readonly terms: readonly Term[]; readonly weight: number; readonly sure: number };

/** How much of itself a word is worth that stands for the one which was said. */
const standsFor = { otherLanguage: 0.85, oneMistake: 0.8, twoMistakes: 0.5 };
/** A shorter word with a letter exchanged is another word as often as not: java and lava. */
const longFrom = 5;

/** The words of a text, each once. One that nobody knows tells as much as the others do: it must not outweigh all of them. */
export function wordsOf({ text, weight }: Spoken[number], index: PassageIndex): Word[] {
  const english = isEnglish(text);
  const byStem = new Map(chatWords(text).map((word) => [termOf(word), word]));
  byStem.delete(undefined);
  const found = [...byStem.values()].map((word) =>
    meaningsOf(word, english, index).map(({ term, share }) => ({
      term,
      share,
      weight: weight * share * weightOf(term, index),
    })),
  );
  const known = found.filter((terms) => terms.length > 0).map(mostOf);
  const usual = known.reduce((sum, each) => sum + each, 0) / (known.length || 1);
  return found.map((terms) => ({
    terms,
    weight: terms.length > 0 ? mostOf(terms) : usual || weight,
    sure: Math.max(0, ...terms.map(({ share }) => share)),
  }));
}

function weightOf(term: number, { weights }: PassageIndex): number {
  return weights[term] as number;
}

function mostOf(terms: readonly Term[]): number {
  return Math.max(...terms.map(({ weight }) => weight));
}

/** Itself, or the same in the other language; else what was meant by it. */
function meaningsOf(word: string, english: boolean, index: PassageIndex): { term: number; share: number }[] {
  const stem = termOf(word) as string;
  const named = namedBy(stem, english, index);
  if (named.length > 0) return named;
  const spoken = gerundsOf(word).flatMap((form) => namedBy(termOf(form) ?? '', false, index));
  if (spoken.length > 0) return spoken;
  return meantBy(stem, index.known).map(({ index: term, mistakes }) => {
    const isSure = mistakes === 1 && stem.length >= longFrom;
    return { term, share: isSure ? standsFor.oneMistake : standsFor.twoMistakes };
  });
}

function namedBy(stem: string, english: boolean, { terms }: PassageIndex): { term: number; share: number }[] {
  const itself = terms.get(stem);
  // Children say some things in English whatever they speak: a slider, a loop.
  const others = [
    ...(english || itself === undefined ? translated(stem, english) : []),
    ...(itself === undefined && !english ? translated(stem, true) : []),
  ];
  return [
    ...(itself === undefined ? [] : [{ term: itself, share: 1 }]),
    ...others.flatMap((other) => {
      const term = terms.get(other);
      return term === undefined ? [] : [{ term, share: standsFor.otherLanguage }];
    }),
  ];
}

/** As it is spoken: fazeno, prestano. */
function gerundsOf(word: string): string[] {
  return /[aei]no$/.test(word) ? [`${word.slice(0, -1)}do`] : [];
}

export function termsAmong(words: readonly Word[]): Term[] {
  const found = new Map<number, number>();
  for (const { term, weight } of words.flatMap(({ terms }) => terms)) {
    found.set(term, Math.max(weight, found.get(term) ?? 0));
  }
  return [...found].map(([term, weight]) => ({ term, weight }));
}
