import { termsOf } from '@/lib/passages/rules/terms';
import { type AskedFor, isSaid } from './guide-asked';
import { type Rated, rated } from './guide-rating';
import { samenessAmong } from './guide-same-question';
import { isTask, sectionWorth } from './guide-sections';
import type { Unit } from './guide-units';
import type { GivenPassage } from './reader';

/** A passage as it was found, the best first. */
export type FoundPassage = GivenPassage & {
  readonly score: number;
  /** The same without what it gains by where it lies. */
  readonly fit: number;
  readonly isNear: boolean;
  readonly locale: 'pt-BR' | 'en';
  readonly position: number;
  /** Where the heading asks: the ways in which others ask just that. */
  readonly asked?: readonly string[];
};

/** What a passage whose best piece answers gains on one that was found as well. */
const fitWorth = 5;
/** Its heading asks just that. */
const sameWorth = 12;
const languageWorth = 0.5;
/** Where one stands in a material of the own language, the other one is far. */
const foreign = -2.5;
/** What says no word of what is asked is found by its neighbours. */
const saysNothing = -4;
const readPassagesMax = 9;
/** What a thing is stands where it is explained, wherever the question was asked. */
const nearCounts = { definition: -2, difference: -3, example: -2, reason: -1, cause: -1.5 } as Partial<
  Record<AskedFor['wanted'], number>
>;
const beginningMax = 2;
/** What a topic begins with was found as its page is, which counts less than a section. */
const worthOfBeginnings = 1;

/** A passage that may be quoted, with how well its pieces answer, and how much its heading asks the same. */
export type Candidate<Passage> = {
  passage: Passage;
  number: number;
  units: Rated[];
  most: number;
  best: number;
  same: number;
};

/** Those that have something to quote, the best first: as they were found, but for what they say of the question. */
export function candidatesOf<Passage extends FoundPassage>(
  asked: AskedFor,
  passages: readonly Passage[],
  { units, locale }: { units: (passage: Passage) => Unit[]; locale: FoundPassage['locale'] | undefined },
): Candidate<Passage>[] {
  const quotable = passages
    .map((passage, index) => ({ passage, number: index + 1, all: units(passage) }))
    .filter(({ all }) => all.length > 0)
    .slice(0, readPassagesMax);
  const fits = rated(
    asked,
    quotable.map(({ passage, all }) => ({
      name: nameOf(passage),
      units: all,
      begins: beginsWithIt(passage, asked),
      isTask: isTask(passage),
    })),
  );
  const isAtHome = passages.some(({ isNear, locale: language }) => isNear && language === locale);
  const sameness = samenessAmong(
    asked,
    quotable.map(({ passage }) => passage),
  );
  const value = ({ passage, best, most, same }: Candidate<Passage>) =>
    passage.score +
    sectionWorth(passage, asked) +
    (passage.isNear ? (nearCounts[asked.wanted] ?? 0) : 0) +
    (asked.wanted === 'definition' && beginsTopic(passage) ? worthOfBeginnings : 0) +
    fitWorth * best +
    sameWorth * same ** 2 +
    (most === 0 && passage.isNear ? saysNothing : 0) +
    (passage.locale === locale ? languageWorth : isAtHome ? foreign : 0);
  return quotable
    .map(({ passage, number }, index) => {
      const units = fits[index] ?? [];
      const most = Math.max(...units.map(({ said }) => said));
      const best = Math.max(...units.map(({ fit }) => fit));
      return { passage, number, units, most, best, same: sameness(passage) };
    })
    .filter(({ best }) => best > Number.NEGATIVE_INFINITY)
    .toSorted((one, other) => value(other) - value(one) || one.number - other.number);
}

/** What a section begins with says what the thing is that it is called by, and so does what its topic begins with. */
function beginsWithIt(passage: FoundPassage, asked: AskedFor): boolean {
  if (asked.wanted !== 'definition' && asked.wanted !== 'difference') return false;
  const isOfTopic = asked.wanted === 'definition' && beginsTopic(passage) && isNamed(passage.title, asked);
  return isOfTopic || isCalled(passage, asked);
}

/** A topic is about what its title names first. */
function isNamed(title: string, { named }: AskedFor): boolean {
  const [first = ''] = termsOf(title);
  return named.some((forms) => isSaid(forms, new Set([first])));
}

/** Its heading is the very thing that is asked for. */
function isCalled({ heading }: FoundPassage, { named }: AskedFor): boolean {
  const words = termsOf(heading);
  return words.length > 0 && words.every((word) => named.some((forms) => isSaid(forms, new Set([word]))));
}

function beginsTopic({ address, position }: FoundPassage): boolean {
  return address.startsWith('/knowledgebase/') && position <= beginningMax;
}

/** Who names a thing and asks nothing of it is shown how its topic begins, but for what a lesson is for and needs. */
export function ofOneTopic<Passage extends FoundPassage>(
  found: readonly Candidate<Passage>[],
  passages: readonly Passage[],
) {
  const isOfIt = ({ passage }: Candidate<Passage>) => Number(passage.title === passages[0]?.title);
  const isTold = ({ passage: { address } }: Candidate<Passage>) =>
    Number(!/^\/lesson\/[^#]*(?:#materials.*)?$/.test(address));
  return found.toSorted(
    (one, other) =>
      isOfIt(other) - isOfIt(one) || isTold(other) - isTold(one) || one.passage.position - other.passage.position,
  );
}

export function nameOf({ title, heading }: GivenPassage): string {
  return `${title} ${heading}`;
}
