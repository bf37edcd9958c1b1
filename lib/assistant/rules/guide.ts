import type { QuestionCoverage } from '@/lib/passages/rules/question-coverage';
import { termsOf } from '@/lib/passages/rules/terms';
import { type AskedFor, askedFor, isSaid, signsIn } from './guide-asked';
import { type Candidate, candidatesOf, type FoundPassage, nameOf, ofOneTopic } from './guide-candidates';
import { chosen, wordsIn } from './guide-choice';
import type { Rated } from './guide-rating';
import { sameFrom } from './guide-same-question';
import { isOfTrouble, isTask } from './guide-sections';
import { nearestFrom, sureness } from './guide-sure';
import { type Unit, unitsOf } from './guide-units';
import { isOfSteps } from './pupil-units';
import type { GivenPassage } from './reader';

/** Passages that were found nearly as well are quoted beside the best. */
const nearBest = 0.85;
/** They must say of the question at least so much, and nearly as much as the best. */
const saidMin = 0.3;
/** A longer question is known by its other words. */
const fewNamed = 3;
const nearlyAsMuch = 0.6;
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
  /** Whether it is sure that this is what was asked, or the nearest that there is; and whether its heading asks just that. */
  | { fits: true; isSure: boolean; isAnswer: boolean; quotes: Quote[]; best: Passage }
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
  if (sure < nearestFrom && !isSaidHere(asked, passages)) return nothing;
  const found = candidatesOf(asked, passages, { units, locale });
  const candidates = coverage.words === 1 && asked.wanted === 'other' ? ofOneTopic(found, passages) : found;
  const [first, ...others] = candidates;
  if (!first) return nothing;
  const isAnswer = first.same >= sameFrom;
  const own = isAnswer ? wholeOf(first.units) : bestOf(first, asked, unitsMax);
  const quotes = [quoteOf(first, own)];
  const isSure =
    sure >= 0 &&
    !(sure < sureOfTheUnknown && isOfSomethingElse(asked, coverage, candidates)) &&
    saysWhatIsAsked(asked, own, first.passage);
  const isWhole = isAnswer || (asked.wanted === 'cause' && isOfTrouble(first.passage));
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
  return { fits: true, isSure, isAnswer, quotes, best: first.passage };
}

/** Of what was found the pieces that answer, as it suits what was asked. */
function bestOf({ passage, units }: Candidate<FoundPassage>, { wanted }: AskedFor, unitsMax: number): Rated[] {
  return chosen(units, {
    begins: wanted === 'definition',
    covers: wanted === 'difference',
    isExample: wanted === 'example',
    ofATask: isTask(passage),
    stepsAlone: isTask(passage) && wanted !== 'other' && wanted !== 'needs',
    units: unitsMax,
    words: wordsMax,
    ...(isOfSteps(passage) && { few: fewOfAStep }),
  });
}

/** Where the question itself is the heading, all that stands below it is the answer, as far as there is room. */
function wholeOf(units: readonly Rated[]): Rated[] {
  const usable = units.filter(({ fit }) => fit > Number.NEGATIVE_INFINITY);
  return usable.filter((_, at) => wordsIn(usable.slice(0, at + 1)) <= wordsMax);
}

/** What a lesson is for, what it needs and what it sets as a task answer only whoever asks for that very lesson. */
function isBeside<Passage extends FoundPassage>(
  { passage, most }: Candidate<Passage>,
  first: Candidate<Passage>,
): boolean {
  return (
    passage.address.includes('#') &&
    (passage.isNear || !first.passage.isNear || most > first.most) &&
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

/** What was found by its neighbours alone may be something else; a thing is told of by who says its name. */
function saysWhatIsAsked({ named, wanted }: AskedFor, own: readonly Rated[], passage: FoundPassage): boolean {
  if (named.length === 0 || named.length > fewNamed) return true;
  const said = new Set([...wordsSaid(own), ...termsOf(nameOf(passage))]);
  const wantedOf = wanted === 'definition' ? named.slice(0, 1) : named;
  return wantedOf.some((forms) => isSaid(forms, said));
}

function wordsSaid(units: readonly Rated[]): Set<string> {
  return new Set(units.flatMap(({ unit: { head = '', text } }) => [...termsOf(`${head} ${text}`), ...signsIn(text)]));
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

/** The page that is open says half of it: that is shown rather than nothing. */
function isSaidHere({ named }: AskedFor, passages: readonly FoundPassage[]): boolean {
  return (
    named.length > 1 &&
    passages.some((one) => one.isNear && one.address.startsWith('/lesson/') && saidShare(named, one) >= nearestMin)
  );
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
  const text = `${nameOf(passage)} ${passage.text}`;
  const said = new Set([...termsOf(text), ...signsIn(text)]);
  return words.filter((forms) => isSaid(forms, said)).length / Math.max(1, words.length);
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
