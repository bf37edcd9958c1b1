import { chatWords } from './chat-words';
import { dimensions, learning } from './meanings';
import { type Regions, regionsOf } from './neighbours';
import { pairCount, pairReader } from './pairs';
import { type Postings, type PostingWriter, postingWriter, type Sums, sumsOver } from './postings';
import { termOf } from './terms';
import { type KnownWords, knowing } from './typos';
import { type Ways, wayWriter } from './ways';

/** A passage with the ways in which people ask for it. */
export type LibraryPassage = {
  readonly sourceId: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly asked: readonly string[];
};

export type PassageIndex = {
  readonly passageCount: number;
  readonly terms: ReadonlyMap<string, number>;
  readonly known: KnownWords;
  /** How much a term tells passages apart. */
  readonly weights: Float32Array;
  readonly passages: Postings;
  /** The same of the pairs of neighbouring words that people ask with. */
  readonly pairs: Postings;
  /** The same of lessons and topics: a question names what stands in other sections of the one that answers it. */
  readonly sources: Postings;
  readonly sourceOf: Uint32Array;
  readonly vectors: { readonly terms: Float32Array; readonly passages: Float32Array };
  /** Of a library that is too large to compare a question with each passage. */
  readonly regions: Regions | undefined;
  readonly ways: Ways;
  readonly sums: { readonly passages: Sums; readonly pairs: Sums; readonly sources: Sums };
};

/** Libraries up to this size are compared whole. */
export const comparedWholeMax = 2000;

const fieldNames = ['title', 'heading', 'text', 'asked'] as const;
type Field = (typeof fieldNames)[number];
type Weight = { readonly weight: number /** How much a longer one counts less. */; readonly byLength: number };

/** A word in a title is said of every section of it; one that people ask with is worth more than one of the text. */
const everything: Record<Field, Weight> = {
  title: { weight: 1.5, byLength: 0.3 },
  heading: { weight: 2, byLength: 0.3 },
  text: { weight: 1, byLength: 0.6 },
  asked: { weight: 2, byLength: 0.3 },
};
/** Where a single word stands: there its title says more than how often it is said. */
const ownWords: Record<Field, Weight> = {
  title: { weight: 6, byLength: 0.3 },
  heading: { weight: 4, byLength: 0.3 },
  text: { weight: 1, byLength: 0.3 },
  asked: { weight: 0, byLength: 0 },
};
const askedPairs: Weight = { weight: 2, byLength: 0.3 };
const inSource: Record<Field, number> = { title: 0.3, heading: 1, text: 1, asked: 1 };
const sourceByLength = 0.5;
/** From where on saying a word once more adds little. */
const enough = { everything: 1.5, own: 0.3, source: 2, pair: 1.5 };

/** Passages in the order of their sources. What it yields between is time for others. */
export function* building(library: readonly LibraryPassage[]): Generator<void, PassageIndex> {
  const counted = yield* counting(library);
  const { passages, terms, sourceOf, sourceCount, sources, pairs, ways } = counted;
  const weights = Float32Array.from({ length: terms.size }, (_, term) => {
    const holders = (passages.starts[term + 1] as number) - (passages.starts[term] as number);
    return Math.log(1 + (library.length - holders + 0.5) / (holders + 0.5));
  });
  const learned = yield* learning(passages, weights, library.length);
  const isLarge = library.length > comparedWholeMax;
  return {
    passageCount: library.length,
    terms,
    known: yield* knowing([...terms.keys()]),
    weights,
    passages,
    pairs,
    sources,
    sourceOf,
    vectors: { terms: learned.terms, passages: learned.texts },
    regions: isLarge ? yield* regionsOf(learned.texts, library.length, dimensions) : undefined,
    ways,
    sums: { passages: sumsOver(library.length), pairs: sumsOver(library.length), sources: sumsOver(sourceCount) },
  };
}

function* counting(library: readonly LibraryPassage[]) {
  const average = averages(library);
  const { terms, read } = reader();
  const readPairs = pairReader();
  const [passages, pairs, sources, ways] = [postingWriter(), postingWriter(), postingWriter(), wayWriter()];
  const sourceNumbers = numbered(library);
  let said = new Map<number, number>();
  let sourceLength = 0;
  for (const [index, passage] of library.entries()) {
    const asked = passage.asked.map(read);
    for (const way of asked) ways.add(index, new Set(way));
    const counts = countsOf(passage, { read, asked: asked.flat(), average });
    for (const [term, count] of counts.everything) {
      const own = counts.own.get(term) ?? 0;
      passages.add(term, index, saturated(count, enough.everything), saturated(own, enough.own));
    }
    addAll(pairs, index, pairsOf(passage, readPairs, average), enough.pair);
    for (const [term, count] of counts.inSource) add(said, term, count);
    sourceLength += counts.length;
    if (library[index + 1]?.sourceId !== passage.sourceId) {
      const share = 1 - sourceByLength + (sourceByLength * sourceLength) / (average.source || 1);
      const source = sourceNumbers.get(passage.sourceId) as number;
      addAll(sources, source, said, enough.source * share);
      [said, sourceLength] = [new Map(), 0];
    }
    yield;
  }
  return {
    terms,
    sourceOf: Uint32Array.from(library, ({ sourceId }) => sourceNumbers.get(sourceId) as number),
    sourceCount: sourceNumbers.size,
    passages: yield* passages.written(terms.size),
    pairs: yield* pairs.written(pairCount),
    sources: yield* sources.written(terms.size),
    ways: ways.written(),
  };
}

/** Texts as the numbers of their terms; each word is looked at once. */
function reader() {
  const terms = new Map<string, number>();
  const met = new Map<string, number | undefined>();
  function numberOf(word: string): number | undefined {
    if (met.has(word)) return met.get(word);
    const term = termOf(word);
    if (term !== undefined && !terms.has(term)) terms.set(term, terms.size);
    const number = term === undefined ? undefined : terms.get(term);
    met.set(word, number);
    return number;
  }
  return { terms, read: (text: string): number[] => chatWords(text).flatMap((word) => numberOf(word) ?? []) };
}

type Reading = { read: (text: string) => number[]; asked: readonly number[]; average: Averages };

/** How much a passage says each of its terms, fields weighed. */
function countsOf({ title, heading, text, asked: ways }: LibraryPassage, { read, asked, average }: Reading) {
  const counts = {
    everything: new Map<number, number>(),
    own: new Map<number, number>(),
    inSource: new Map<number, number>(),
  };
  const lengths = lengthsOf({ title, heading, text, asked: ways });
  const fields = { title: read(title), heading: read(heading), text: read(text), asked };
  for (const field of fieldNames) {
    const share = lengths[field] / (average[field] || 1);
    const [all, own] = [worthOf(everything[field], share), worthOf(ownWords[field], share)];
    for (const term of fields[field]) {
      add(counts.everything, term, all);
      add(counts.own, term, own);
      add(counts.inSource, term, inSource[field]);
    }
  }
  return { ...counts, length: lengths.heading + lengths.text + lengths.asked };
}

/** How much people ask for a passage with each pair of words. */
function pairsOf(passage: LibraryPassage, read: (text: string) => number[], average: Averages): Map<number, number> {
  const counts = new Map<number, number>();
  const each = worthOf(askedPairs, lengthsOf(passage).asked / (average.asked || 1));
  for (const pair of passage.asked.flatMap(read)) add(counts, pair, each);
  return counts;
}

function numbered(library: readonly LibraryPassage[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { sourceId } of library) if (!found.has(sourceId)) found.set(sourceId, found.size);
  return found;
}

type Averages = Record<Field | 'source', number>;

/** Letters are counted and not words: before the words are known. */
function averages(library: readonly LibraryPassage[]): Averages {
  const sum = { title: 0, heading: 0, text: 0, asked: 0, source: 0 };
  for (const passage of library) {
    const lengths = lengthsOf(passage);
    for (const field of fieldNames) sum[field] += lengths[field];
  }
  const passageCount = Math.max(1, library.length);
  for (const field of fieldNames) sum[field] /= passageCount;
  const sourceCount = Math.max(1, numbered(library).size);
  return { ...sum, source: ((sum.heading + sum.text + sum.asked) * passageCount) / sourceCount };
}

function lengthsOf({ title, heading, text, asked }: Omit<LibraryPassage, 'sourceId'>): Record<Field, number> {
  const askedLength = asked.reduce((length, way) => length + way.length + 1, 0);
  return { title: title.length, heading: heading.length, text: text.length, asked: askedLength };
}

function worthOf({ weight, byLength }: Weight, share: number): number {
  return weight / (1 - byLength + byLength * share);
}

function add(counts: Map<number, number>, term: number, count: number): void {
  counts.set(term, (counts.get(term) ?? 0) + count);
}

function addAll(to: PostingWriter, document: number, counts: ReadonlyMap<number, number>, soon: number): void {
  for (const [each, count] of counts) to.add(each, document, saturated(count, soon), 0);
}

/** As in BM25: each further mention says less, and no number of them more than the whole. */
function saturated(count: number, soon: number): number {
  return count / (count + soon);
}
