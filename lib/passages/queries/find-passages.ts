import type { PassageIndex } from '../rules/building';
import type { Spoken } from '../rules/question-words';
import { type Found, ranked } from '../rules/ranking';
import { keptIndex } from './kept-index';
import type { StoredPassage } from './passage-library';

export type RankedPassage = Omit<StoredPassage, 'asked'> &
  Omit<Found, 'passage'> & {
    /** It lies where the question was asked. */
    readonly isNear: boolean;
  };

/** The passages that may be found: what they are called, so that they are looked up once, and which they are. */
export type Among = {
  readonly name: string;
  readonly holds: (passage: Pick<StoredPassage, 'address' | 'heading' | 'source'>) => boolean;
};

type Wanted = {
  /** The reader's: of two that answer as well, the one in that language. */
  readonly locale?: StoredPassage['locale'];
  /** Beginnings of addresses, such as the lesson's that is being read: who asks there means it, unless it says nothing of it. */
  readonly near?: readonly string[];
  /** Who may be read anything is asked without. */
  readonly among?: Among | undefined;
  readonly max: number;
};

/** Beside scores of 5 to 15. An opening says what a lesson is about; it is the sections that answer. */
const favours = { locale: 0.1, near: 5, section: 4 };

/** The passages that answer a question, the best first: what the assistant answers from, and nothing else does. */
export async function findPassages(
  question: string | Spoken,
  { locale, near = [], among, max }: Wanted,
): Promise<RankedPassage[]> {
  const { index, library } = await keptIndex();
  const at = (passage: number) => library[passage] as Omit<StoredPassage, 'asked'>;
  const isNear = (passage: number) => near.some((beginning) => at(passage).address.startsWith(beginning));
  function favour(passage: number): number {
    const { address, locale: language } = at(passage);
    const isSection = address.includes('#');
    return (
      (language === locale ? favours.locale : 0) +
      (isNear(passage) ? favours.near : 0) +
      (isSection ? favours.section : 0)
    );
  }
  const only = among && placesOf(among, index, library);
  return ranked(index, question, { max, favour, among: only }).map(({ passage, ...fits }) => ({
    ...at(passage),
    ...fits,
    isNear: isNear(passage),
  }));
}

/** Of each index, those that were asked for before. */
const places = new WeakMap<PassageIndex, Map<string, Uint32Array>>();

function placesOf({ name, holds }: Among, index: PassageIndex, library: readonly Omit<StoredPassage, 'asked'>[]) {
  const known = places.get(index) ?? new Map<string, Uint32Array>();
  places.set(index, known);
  const found = known.get(name) ?? Uint32Array.from(library.flatMap((passage, at) => (holds(passage) ? at : [])));
  known.set(name, found);
  return found;
}
