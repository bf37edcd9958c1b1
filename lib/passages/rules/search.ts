import { foldedWords } from '@/lib/platform/text/folded';

export const passageSources = ['lesson', 'topic'] as const;
export const passageLocales = ['pt-BR', 'en'] as const;
export type PassageSource = (typeof passageSources)[number];

/** Sources on one page of results. */
export const resultsPerPage = 20;
/** Longer than any question that a search answers. */
export const searchLengthMax = 200;
/** More of one section would say nothing new of it. */
export const askedWaysMax = 60;
/** Further pages hold nothing that anybody reads. */
export const searchPagesMax = 20;
/** Below this many sources the search forgives typos. */
export const fewResults = 3;

const typedWordsMax = 12;
/** A shorter beginning of a word would match a tenth of the language. */
const prefixLengthMin = 3;
/** Shorter words mean too many others when a letter is wrong. */
const forgivenLengthMin = 4;
const wordLengthMax = 40;

/** The words that a passage teaches the search to forgive typos of, in order, so that two writers never deadlock. */
export function vocabularyOf(texts: readonly string[]): string[] {
  const words = texts
    .flatMap(foldedWords)
    .filter((word) => word.length >= forgivenLengthMin && !/^\p{N}+$/u.test(word));
  return [...new Set(words)].filter((word) => word.length <= wordLengthMax).sort();
}

/** What was typed, as words of letters and digits: nothing else reaches the database. */
export function typedWords(search: string): string[] {
  const words = foldedWords(search).filter((word) => word.length <= wordLengthMax);
  return [...new Set(words)].slice(0, typedWordsMax);
}

/** How Portuguese counts where the dictionary's stems differ, without accents: função and funções, sinal and sinais. */
const numbers = [
  ['ao', 'oes'],
  ['ao', 'aes'],
  ['al', 'ais'],
  ['el', 'eis'],
  ['il', 'is'],
  ['ol', 'ois'],
  ['ul', 'uis'],
  ['m', 'ns'],
] as const;

/** A word with its plural or its singular; what is not a word finds nothing. */
export function inBothNumbers(word: string): string[] {
  const others = numbers.flatMap(([one, many]) => [exchanged(word, one, many), exchanged(word, many, one)]);
  return [word, ...others.flatMap((other) => other ?? [])];
}

function exchanged(word: string, ending: string, other: string): string | undefined {
  const stem = word.slice(0, -ending.length);
  return word.endsWith(ending) && stem.length > 1 ? stem + other : undefined;
}

/** Each word that stands for a typed one: itself, or what it may have meant. The last one may not be finished. */
export type Alternatives = readonly (readonly string[])[];

/** In the language of PostgreSQL's to_tsquery. The words are letters and digits, so nothing in it needs escaping. */
export function textQuery(alternatives: Alternatives, join: '&' | '|', end: 'finished' | 'unfinished'): string {
  const last = alternatives.length - 1;
  return alternatives
    .map((words, index) => `(${terms(words, end === 'unfinished' && index === last).join('|')})`)
    .join(join);
}

function terms(words: readonly string[], unfinished: boolean): string[] {
  return words.flatMap(inBothNumbers).map((word) => term(word, unfinished));
}

function term(word: string, unfinished: boolean): string {
  return unfinished && word.length >= prefixLengthMin ? `${word}:*` : word;
}

/** What may be the code of a lesson or of a skill, as passages keep it: letters and digits in one piece. */
export function typedCode(search: string): string | undefined {
  const typed = search.trim().toUpperCase();
  return /^(?=.*[A-Z])(?=.*\d)[A-Z\d][A-Z\d._-]{1,39}$/.test(typed) ? typed : undefined;
}

/** Two neighbouring letters in the wrong order: the typo that shared groups of three letters do not show. */
export function swapped(word: string): string[] {
  if (word.length < forgivenLengthMin) return [];
  const letters = [...word];
  return letters.slice(1).map((letter, index) => {
    const before = letters[index] as string;
    return [...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join('');
  });
}

/** Each typed word with the known ones that it may have meant; a word that is known means itself. */
export function forgiven(typed: readonly string[], known: readonly string[], near: readonly Near[]): Alternatives {
  const isKnown = new Set(known);
  return typed.map((word) => {
    if (isKnown.has(word)) return [word];
    const meant = near.filter((each) => each.typed === word).map((each) => each.word);
    return [...new Set([word, ...swapped(word).filter((other) => isKnown.has(other)), ...meant])];
  });
}

type Near = { readonly typed: string | null; readonly word: string };

/** Private letters that the database puts around a found word: they are no text, and split it here. */
export const marks = { start: '\u{E000}', stop: '\u{E001}' } as const;

export type Part = { readonly text: string; readonly marked: boolean };

/** Text and marks as data, so that no page ever needs to trust a piece of HTML. */
export function markedParts(text: string): Part[] {
  const parts = text.split(marks.start).flatMap((piece, index) => {
    const [inside = '', ...outside] = piece.split(marks.stop);
    if (index === 0 || !piece.includes(marks.stop)) return [{ text: piece, marked: false }];
    return [
      { text: inside, marked: true },
      { text: outside.join(''), marked: false },
    ];
  });
  return parts.filter((part) => part.text !== '');
}
