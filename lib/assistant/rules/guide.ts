import type { QuestionCoverage } from '@/lib/passages/rules/question-coverage';
import { termsOf } from '@/lib/passages/rules/terms';
import { type AskedFor, askedFor, isSaid } from './guide-asked';
import { chosen, wordsIn } from './guide-choice';
import { type Rated, rated } from './guide-rating';
import { isOfTrouble, sectionWorth } from './guide-sections';
import { nearestFrom, sureness } from './guide-sure';
import { type Unit, unitsOf } from './guide-units';
import { isOfSteps } from './pupil-units';
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
/** What a passage whose best piece answers gains on one that was found as well. */
const fitWorth = 5;
const languageWorth = 0.5;
const readPassagesMax = 6;
const wordsMax = 110;
/** For what another passage says there is always so much room. */
const wordsBeside = 40;
const unitsBeside = 3;
/** A step of a lesson is short, and the one beside it is about something else. */
const fewOfAStep = 8;
/** A first quotation that leaves out less of the question's words stands alone. */
const missingMin = 0.33;
/** Whose question has a word that nobody knows must be surer than this, unless the passages say more of it. */
const sureOfTheUnknown = 4;
const littleSaid = 0.32;
const littleKnown = 0.4;
/** A longer question has other words besides. */
const shortMax = 6;
/** Said of a question by what is shown as near to it. */
const nearestMin = 0.5;
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
  /** The reader's: of two that answer as well, the one in that language. */
  locale?: FoundPassage['locale'];
  /** What may be quoted of a passage, for who reads. */
  units?: (passage: Passage) => Unit[];
};

/** What the passages themselves say to a question: the best pieces of the ones that answer it, as they stand. */
export function guided<Passage extends FoundPassage>({
  question,
  passages,
  coverage,
  unitsMax,
  locale,
  units = unitsOf,
}: Asked<Passage>): Guided<Passage> {
  const asked = askedFor(question);
  const nothing = { fits: false, nearest: nearestOf(asked, passages) } as const;
  const sure = surenessOf(asked, coverage, passages);
  if (sure < nearestFrom) return nothing;
  const found = candidatesOf(asked, passages, { units, locale });
  const candidates = coverage.words === 1 ? ofOneTopic(found, passages) : found;
  const [first, ...others] = candidates;
  if (!first) return nothing;
  const isSure = sure >= 0 && !(sure < sureOfTheUnknown && isOfSomethingElse(asked, coverage, candidates));
  const own = chosen(first.units, {
    units: unitsMax,
    words: wordsMax,
    ...(isOfSteps(first.passage) && { few: fewOfAStep }),
  });
  const quotes = [quoteOf(first, own)];
  const isWhole = asked.wanted === 'cause' && isOfTrouble(first.passage);
  const beside =
    isSure &&
    !isWhole &&
    others.find(
      (other) => isBeside(other, first) && saysWhatIsMissing(asked, { own, name: nameOf(first.passage) }, other),
    );
  if (beside) {
    const more = chosen(beside.units, { units: unitsBeside, words: Math.max(wordsBeside, wordsMax - wordsIn(own)) });
    if (more.length > 0) quotes.push(quoteOf(beside, more));
  }
  return { fits: true, isSure, quotes, best: first.passage };
}

/** What a lesson is for, what it needs and what it sets as a task answer only whoever asks for that very lesson. */
function isBeside<Passage extends FoundPassage>(
  { passage, most }: Candidate<Passage>,
  first: Candidate<Passage>,
): boolean {
  return (
    passage.address.includes('#') &&
    !/#(activity|materials)$/.test(passage.address) &&
    passage.score >= first.passage.score * nearBest &&
    most >= saidMin &&
    most >= first.most * nearlyAsMuch
  );
}

/** A second passage is read beside a first one that leaves something out of what was asked. */
function saysWhatIsMissing<Passage extends FoundPassage>(
  { named }: AskedFor,
  quoted: { readonly own: readonly Rated[]; readonly name: string },
  { units }: Candidate<Passage>,
): boolean {
  const said = new Set([...wordsSaid(quoted.own), ...termsOf(quoted.name)]);
  const missing = named.filter((forms) => !isSaid(forms, said));
  if (missing.length < named.length * missingMin) return false;
  const more = wordsSaid(units.toSorted((one, other) => other.fit - one.fit).slice(0, 1));
  return missing.some((forms) => isSaid(forms, more));
}

function wordsSaid(units: readonly Rated[]): Set<string> {
  return new Set(units.flatMap(({ unit: { head = '', text } }) => termsOf(`${head} ${text}`)));
}

/** It has a word that the material does not know, and of the others the passages say little. */
function isOfSomethingElse<Passage extends FoundPassage>(
  { named }: AskedFor,
  { share, words }: QuestionCoverage,
  candidates: readonly Candidate<Passage>[],
): boolean {
  if (share === 1 || words > shortMax || candidates.some(({ most }) => most > littleSaid)) return false;
  return candidates.every(({ passage }) => saidShare(named, passage) <= littleKnown);
}

/** Sure is what the best passage says in just these words, and what the ranking, which knows how people ask, is sure of. */
function surenessOf({ named }: AskedFor, coverage: QuestionCoverage, passages: readonly FoundPassage[]): number {
  const [best] = passages;
  if (!best) return Number.NEGATIVE_INFINITY;
  // A single word is no question to the ranking: any passage that says it will do.
  const saying = named.length === 1 ? passages : [best];
  if (named.length > 0 && saying.some((passage) => saidShare(named, passage) === 1)) return 0;
  if (coverage.words <= 1) return Number.NEGATIVE_INFINITY;
  // What stands first may owe it to where it lies: another one that fits is as sure.
  return Math.max(...passages.map((passage) => sureness(passage, coverage)));
}

/** How many of the words a passage says, from 0 to 1. */
function saidShare(words: AskedFor['words'], passage: GivenPassage): number {
  const said = new Set(termsOf(`${nameOf(passage)} ${passage.text}`));
  return words.filter((forms) => isSaid(forms, said)).length / Math.max(1, words.length);
}

function nameOf({ title, heading }: GivenPassage): string {
  return `${title} ${heading}`;
}

type Candidate<Passage> = { passage: Passage; number: number; units: Rated[]; most: number; best: number };

/** Those that have something to quote, the best first: as they were found, but for what they say of the question. */
function candidatesOf<Passage extends FoundPassage>(
  asked: AskedFor,
  passages: readonly Passage[],
  { units, locale }: { units: (passage: Passage) => Unit[]; locale: FoundPassage['locale'] | undefined },
): Candidate<Passage>[] {
  const quotable = passages
    .map((passage, index) => ({ passage, number: index + 1, all: units(passage) }))
    .filter(({ all }) => all.some(({ kind }) => kind !== 'code' || asked.isOfCode))
    .slice(0, readPassagesMax);
  const fits = rated(
    asked,
    quotable.map(({ passage, all }) => ({ name: nameOf(passage), units: all })),
  );
  const value = ({ passage, best }: Candidate<Passage>) =>
    passage.score + sectionWorth(passage, asked) + fitWorth * best + (passage.locale === locale ? languageWorth : 0);
  return quotable
    .map(({ passage, number }, index) => {
      const units = fits[index] ?? [];
      const most = Math.max(...units.map(({ said }) => said));
      const best = Math.max(...units.map(({ fit }) => fit));
      return { passage, number, units, most, best };
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

/** One a topic, of those that say much of the question: others have nothing to do with it. */
function nearestOf<Passage extends FoundPassage>({ named }: AskedFor, passages: readonly Passage[]): Passage[] {
  const near = passages.filter((passage) => named.length > 0 && saidShare(named, passage) >= nearestMin);
  return near
    .filter(({ title }, index) => near.findIndex((other) => other.title === title) === index)
    .slice(0, nearestMax);
}
