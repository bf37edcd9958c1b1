import type { QuestionCoverage } from '@/lib/passages/rules/question-coverage';
import { termsOf } from '@/lib/passages/rules/terms';
import { type AskedFor, askedFor, isSaid } from './guide-asked';
import { chosen, type Rated, rated, wordsOf } from './guide-choice';
import { nearestFrom, sureness } from './guide-sure';
import { type Unit, unitsOf } from './guide-units';
import type { GivenPassage } from './reader';

/** A passage as it was found, the best first. */
export type FoundPassage = GivenPassage & {
  readonly score: number;
  /** The same without what it gains by where it lies. */
  readonly fit: number;
  readonly isNear: boolean;
  readonly locale: 'pt-BR' | 'en';
  readonly position: number;
};

/** Passages that were found nearly as well are quoted beside the best. */
const nearBest = 0.85;
/** They must say of the question at least so much, and nearly as much as the best. */
const saidMin = 0.3;
const nearlyAsMuch = 0.6;
/** What a passage that says the question's own words gains on one that was found as well. */
const saidWorth = 0.1;
const quotedPassagesMax = 3;
const readPassagesMax = 4;
const wordsMax = 90;
/** Left for what other passages say. */
const wordsBeside = 30;
const nearestMax = 3;

export type Quote = { number: number; units: Unit[] };

export type Guided<Passage extends FoundPassage> =
  /** Whether it is sure that this is what was asked, or the nearest that there is. */
  | { fits: true; isSure: boolean; quotes: Quote[]; best: Passage }
  /** Passages that come nearest, one a topic. */
  | { fits: false; nearest: Passage[] };

type Asked<Passage> = {
  question: string;
  passages: readonly Passage[];
  coverage: QuestionCoverage;
  unitsMax: number;
  /** What may be quoted of a passage, for who reads. */
  units?: (passage: Passage) => Unit[];
};

/** What the passages themselves say to a question: the best pieces of the ones that answer it, as they stand. */
export function guided<Passage extends FoundPassage>({
  question,
  passages,
  coverage,
  unitsMax,
  units = unitsOf,
}: Asked<Passage>): Guided<Passage> {
  const asked = askedFor(question);
  const nothing = { fits: false, nearest: oneATopic(passages) } as const;
  const sure = surenessOf(asked, coverage, passages);
  if (sure < nearestFrom) return nothing;
  const found = candidatesOf(asked, passages, units);
  const candidates = coverage.words === 1 ? ofOneTopic(found, passages) : found;
  const [first, ...others] = candidates;
  if (!first) return nothing;
  const near = others.filter(
    ({ passage, most }) =>
      isBeside(passage) &&
      passage.score >= first.passage.score * nearBest &&
      most >= saidMin &&
      most >= first.most * nearlyAsMuch,
  );
  const isSure = sure >= 0;
  const isShared = isSure && near.length > 0 && unitsMax > 1;
  const own = chosen(
    first.units,
    isShared ? { units: unitsMax - 1, words: wordsMax - wordsBeside } : { units: unitsMax, words: wordsMax },
  );
  const quotes = [quoteOf(first, own)];
  let left = { units: unitsMax - own.length, words: wordsMax - wordsIn(own) };
  for (const candidate of isSure ? near.slice(0, quotedPassagesMax - 1) : []) {
    const more = chosen(candidate.units, { units: Math.min(1, left.units), words: left.words });
    left = { units: left.units - more.length, words: left.words - wordsIn(more) };
    if (more.length > 0) quotes.push(quoteOf(candidate, more));
  }
  return { fits: true, isSure, quotes, best: first.passage };
}

/** What a lesson is for, what it needs and what it sets as a task answer only whoever asks for that very lesson. */
function isBeside({ address }: GivenPassage): boolean {
  return address.includes('#') && !/#(activity|materials)$/.test(address);
}

/** Sure is what the best passage says in just these words, and what the ranking, which knows how people ask, is sure of. */
function surenessOf({ named }: AskedFor, coverage: QuestionCoverage, passages: readonly FoundPassage[]): number {
  const [best] = passages;
  if (!best) return Number.NEGATIVE_INFINITY;
  // A single word is no question to the ranking: any passage that says it will do.
  const saying = named.length === 1 ? passages : [best];
  if (named.length > 0 && saying.some((passage) => saysAll(named, passage))) return 0;
  if (coverage.words <= 1) return Number.NEGATIVE_INFINITY;
  // What stands first may owe it to where it lies: another one that fits is as sure.
  return Math.max(...passages.map((passage) => sureness(passage, coverage)));
}

function saysAll(words: AskedFor['words'], passage: GivenPassage): boolean {
  const said = new Set(termsOf(nameAndText(passage)));
  return words.every((forms) => isSaid(forms, said));
}

function nameAndText({ title, heading, text }: GivenPassage): string {
  return `${title} ${heading} ${text}`;
}

type Candidate<Passage> = { passage: Passage; number: number; units: Rated[]; most: number };

/** Those that have something to quote, the best first: as they were found, but for what they say of the question. */
function candidatesOf<Passage extends FoundPassage>(
  asked: AskedFor,
  passages: readonly Passage[],
  units: (passage: Passage) => Unit[],
): Candidate<Passage>[] {
  const quotable = passages
    .map((passage, index) => ({ passage, number: index + 1, all: units(passage) }))
    .filter(({ all }) => all.some(({ kind }) => kind !== 'code' || asked.isOfCode))
    .slice(0, readPassagesMax);
  const fits = rated(
    asked,
    quotable.map(({ passage, all }) => ({ name: `${passage.title} ${passage.heading}`, units: all })),
  );
  const value = ({ passage, most }: Candidate<Passage>) => passage.score * (1 + saidWorth * most);
  return quotable
    .map(({ passage, number }, index) => {
      const units = fits[index] ?? [];
      return { passage, number, units, most: Math.max(...units.map(({ said }) => said)) };
    })
    .toSorted((one, other) => value(other) - value(one) || one.number - other.number);
}

/** Who names a thing and asks nothing of it is shown how its topic begins. */
function ofOneTopic<Passage extends FoundPassage>(found: readonly Candidate<Passage>[], passages: readonly Passage[]) {
  const isOfIt = ({ passage }: Candidate<Passage>) => Number(passage.title === passages[0]?.title);
  return found.toSorted((one, other) => isOfIt(other) - isOfIt(one) || one.passage.position - other.passage.position);
}

function quoteOf({ number }: { number: number }, taken: readonly Rated[]): Quote {
  return { number, units: taken.map(({ unit }) => unit) };
}

function wordsIn(taken: readonly Rated[]): number {
  return taken.reduce((sum, one) => sum + wordsOf(one), 0);
}

function oneATopic<Passage extends FoundPassage>(passages: readonly Passage[]): Passage[] {
  const first = passages.filter(({ title }, index) => passages.findIndex((other) => other.title === title) === index);
  return first.slice(0, nearestMax);
}
