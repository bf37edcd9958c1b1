import type { Tipo } from '@/lib/access/actor';

/** Who asks, as far as an answer depends on it. Nobody's name is among it. */
export type Reader = {
  readonly tipo: Tipo;
  /** EF1 to EF9, EM1 to EM3; null for whoever is no pupil. */
  readonly schoolYear: string | null;
  readonly locale: 'pt-BR' | 'en';
};

/** 1 asks back, 2 gives the next hint, 3 says more. */
export type HintStep = 1 | 2 | 3;

export type Named = { readonly name: string; readonly facts?: readonly string[] };

/** Where the reader is in the material. */
export type Place = Readonly<Partial<Record<'course' | 'module' | 'lesson' | 'base' | 'topic', Named>>>;

/** A piece of the material that an answer may take from. */
export type GivenPassage = {
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly address: string;
};

/** A message of the conversation; of an answer, the step that it gave. */
export type Said = {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly hint?: number | null;
};

/** The usual age in a year of basic education. */
export function ageIn(schoolYear: string): number {
  const year = Number(schoolYear.slice(2));
  return schoolYear.startsWith('EM') ? 14 + year : 5 + year;
}
