import { readings } from '@/lib/privacy/rules/one-spelling';
import { personalDataReader } from '@/lib/privacy/rules/personal-data';
import { toldBy, unsure } from '@/lib/privacy/rules/tagging';
import { signsOf } from '@/lib/privacy/rules/tagging-signs';
import { type Kind, taggedWords } from '@/lib/privacy/rules/tagging-words';
import { type Chain, type Taught, taught } from './chain';
import { lessons, type Sentence, templates, tuning } from './sentences';

export type Seen = {
  readonly sentence: Sentence;
  readonly signs: readonly (readonly string[])[];
  readonly tells: readonly boolean[];
  /** Which words are of those that nobody lists. */
  readonly isStrange: readonly boolean[];
};
export type Learned = Taught & { readonly names: ReadonlyMap<string, number> };

/** What is seen in fewer sentences says more of who wrote it than of what is told. */
const seenMin = 2;
const costs = { telling: 1, harmless: 4, lesson: 1, template: 1 };
/** What a sentence counts once more without the letters of its strange words, beside what it counts with them. */
const bareShares = { telling: 0.5, harmless: 0.25 };
const ofLetters = /^(?:w:|[be]\d:|n:|g:|[gk]\|)/;

/** A sentence as it is weighed: without what is known of who asks, and with what the patterns say of it. */
export function seen(sentence: Sentence): Seen {
  const { text, found } = readerFor(sentence.who)(readings(sentence.text)[0] ?? '');
  const words = taggedWords(text);
  const pieces = sentence.remove.flatMap((piece) => placesOf(text, piece));
  return {
    sentence,
    signs: signsOf(text, words, sentence.set === tuning ? [] : toldBy(words, unsure(found))),
    tells: words.map(
      ({ start, end, kind }) => kind !== 'mark' && pieces.some(([from, to]) => start < to && end > from),
    ),
    isStrange: words.map(({ kind }) => !listed.has(kind)),
  };
}

type Reader = ReturnType<typeof personalDataReader>;
const readers = new Map<string, Reader>();
/** Patterns lie where there is little room, and who tells something tells it twice at most, one after the other. */
const readersMax = 100;

/** To make one takes longer than to read a sentence, and most are read for the same nobody. */
function readerFor(who: Sentence['who']): Reader {
  const { name, school, city } = who ?? { name: '', school: null, city: null };
  const key = JSON.stringify([name, school, city]);
  const made = readers.get(key) ?? personalDataReader({ names: [name], school, city });
  if (readers.size >= readersMax) readers.clear();
  readers.set(key, made);
  return made;
}

const listed: ReadonlySet<Kind> = new Set(['common', 'Common', 'sign']);

function placesOf(text: string, piece: string): [number, number][] {
  const [all, one] = [text.toLowerCase(), piece.toLowerCase()];
  const found: [number, number][] = [];
  for (let at = all.indexOf(one); at >= 0; at = all.indexOf(one, at + 1)) found.push([at, at + one.length]);
  return found;
}

export function learnedFrom(all: readonly Seen[]): Learned {
  const names = namesIn(all);
  return {
    names,
    ...taught(
      all.flatMap((each) => chainsOf(each, names)),
      names.size,
    ),
  };
}

/**
 * A sentence is learned from once more without the letters of what tells of somebody, or of what might and does not:
 * nobody lists all names, and what stands around a word says which it is.
 */
function chainsOf({ sentence, signs, tells, isStrange }: Seen, names: ReadonlyMap<string, number>): Chain[] {
  const isTelling = sentence.remove.length > 0;
  const cost = costOf(sentence, isTelling);
  const chain = { signs: signs.map((some) => rowOf(names, some)), tells, cost };
  if (sentence.set === templates || (!isTelling && (sentence.set === lessons || sentence.isCopy))) return [chain];
  const isBare = isTelling ? tells : isStrange;
  const bare = signs.map((some, at) => rowOf(names, isBare[at] ? some.filter((sign) => !ofLetters.test(sign)) : some));
  return [chain, { signs: bare, tells, cost: cost * bareShares[isTelling ? 'telling' : 'harmless'] }];
}

function costOf({ set, isCopy }: Sentence, isTelling: boolean): number {
  if (isCopy) return (isTelling ? costs.telling : costs.harmless) / 2;
  if (set === templates) return costs.template;
  if (set === lessons) return costs.lesson;
  return isTelling ? costs.telling : costs.harmless;
}

function namesIn(all: readonly Seen[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { signs, sentence } of all) {
    if (sentence.isCopy) continue;
    for (const sign of new Set(signs.flat())) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const often = [...counts].filter(([, count]) => count >= seenMin).map(([sign]) => sign);
  return new Map(often.map((sign, at) => [sign, at]));
}

function rowOf(names: ReadonlyMap<string, number>, signs: readonly string[]): Int32Array {
  return Int32Array.from(signs.flatMap((sign) => names.get(sign) ?? []));
}
