import { ranked } from '../rules/ranking';
import { keptIndex } from './kept-index';
import type { StoredPassage } from './passage-library';

export type RankedPassage = Omit<StoredPassage, 'asked'> & { readonly score: number };

type Wanted = {
  /** The reader's: of two that answer as well, the one in that language. */
  readonly locale?: StoredPassage['locale'];
  /** Beginnings of addresses, such as the lesson's that is being read: preferred, when they answer nearly as well. */
  readonly near?: readonly string[];
  readonly max: number;
};

/** Beside scores of 5 to 15. An opening says what a lesson is about; it is the sections that answer. */
const favours = { locale: 0.1, near: 0.8, section: 1.3 };

/** The passages that answer a question, the best first: what the assistant answers from, and nothing else does. */
export async function findPassages(question: string, { locale, near = [], max }: Wanted): Promise<RankedPassage[]> {
  const { index, library } = await keptIndex();
  const at = (passage: number) => library[passage] as RankedPassage;
  function favour(passage: number): number {
    const { address, locale: language } = at(passage);
    const isNear = near.some((beginning) => address.startsWith(beginning));
    const isSection = address.includes('#');
    return (language === locale ? favours.locale : 0) + (isNear ? favours.near : 0) + (isSection ? favours.section : 0);
  }
  return ranked(index, question, { max, favour }).map(({ passage, score }) => ({ ...at(passage), score }));
}
