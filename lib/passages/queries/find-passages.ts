import type { PassageIndex } from '../rules/building';
import type { Spoken } from '../rules/question-words';
import { type Found, fitting, inFavour, type Some } from '../rules/ranking';
import { keptIndex } from './kept-index';
import type { KeptPassage, StoredPassage } from './passage-library';

export type RankedPassage = KeptPassage &
  Omit<Found, 'passage'> & {
    /** It lies where the question was asked. */
    readonly isNear: boolean;
  };

/** The passages that may be found: what they are called, so that they are looked up once, and which they are. */
export type Among = {
  readonly name: string;
  readonly holds: (passage: Pick<StoredPassage, 'address' | 'heading' | 'source'>) => boolean;
};

/** Beginnings of addresses, such as the lesson's that is being read: who asks there means it, unless it says nothing of it. */
type Near = readonly string[];

type Wanted = {
  /** The reader's: of two that answer as well, the one in that language. */
  readonly locale?: StoredPassage['locale'];
  /** Who may be read anything is asked without. */
  readonly among?: Among | undefined;
  readonly max: number;
};

/** Beside scores of 5 to 15. An opening says what a lesson is about; it is the sections that answer. */
const favours = { locale: 0.1, near: 5, section: 4 };

/** The passages that answer a question, the best first: what the assistant answers from, and nothing else does. */
export async function findPassages(
  question: string | Spoken,
  { near = [], ...wanted }: Wanted & { near?: Near },
): Promise<RankedPassage[]> {
  const [found = []] = await findPassagesFrom(question, [near], wanted);
  return found;
}

/** The same from several places where it may be asked: the library is searched once. */
export async function findPassagesFrom(
  question: string | Spoken,
  places: readonly Near[],
  { locale, among, max }: Wanted,
): Promise<RankedPassage[][]> {
  const { index, library } = await keptIndex();
  const at = (passage: number) => library[passage] as KeptPassage;
  const found = fitting(index, question, { max, among: among && placesOf(among, index, library) });
  return places.map((near) => {
    const isNear = (passage: number) => near.some((beginning) => at(passage).address.startsWith(beginning));
    const favour = (passage: number) =>
      (at(passage).locale === locale ? favours.locale : 0) +
      (isNear(passage) ? favours.near : 0) +
      (at(passage).address.includes('#') ? favours.section : 0);
    return inFavour(found, { max, favour }).map(({ passage, ...fits }) => ({
      ...at(passage),
      ...fits,
      isNear: isNear(passage),
    }));
  });
}

/** Of each index, those that were asked for before. */
const places = new WeakMap<PassageIndex, Map<string, Some>>();

function placesOf({ name, holds }: Among, index: PassageIndex, library: readonly KeptPassage[]) {
  const known = places.get(index) ?? new Map<string, Some>();
  places.set(index, known);
  const found = known.get(name) ?? someOf(Uint8Array.from(library, (passage) => (holds(passage) ? 1 : 0)));
  known.set(name, found);
  return found;
}

function someOf(isOne: Uint8Array): Some {
  return { isOne, all: Uint32Array.from(isOne.keys()).filter((at) => isOne[at] === 1) };
}
