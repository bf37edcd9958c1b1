import { comparedWholeMax, type PassageIndex } from './building';
import { addScaled, dimensions, nearness, toUnitLength } from './meanings';
import { neighboursOf } from './neighbours';
import { pairReader } from './pairs';
import { addTerm, clear, holdersOf, type Sums, saidOf } from './postings';
import { type Spoken, type Term, termsAmong, wordsOf } from './question-words';
import { askedFor } from './ways';

export type Ranked = { readonly passage: number; readonly score: number };
/** `fit`: the score without any favour. */
export type Found = Ranked & { readonly fit: number };

/**
 * What counts how much: everything known of a passage, its own words, its source's, what they mean, the pairs of words that
 * people ask for it with, and being asked for in just these words. Fitted on the ways in which people ask, each held out,
 * and on the questions of tests/retrieval/tuning.txt, half of them read with what the other half said.
 */
const worth = { impacts: 3, own: 1.3, source: 2.6, meaning: 6, pairs: 2.4, asked: 3 };
/** The most postings that a question reads, rare words first: its time must not grow with the library. */
const readMax = 5000;
/** Of these little is lost: a pair that so many are asked for with says little. */
const pairsReadMax = 3000;
const strongestMax = 300;
const neighboursMax = 700;
/** Of those the words are counted again where not all had been read. */
const rescoredMax = 60;

/** The words of a question that are looked for, the rarest: who pastes a whole text asks no more than that. */
const termsMax = 40;

/** `favour` is added to the score of a passage, of the best ones alone. */
type Favoured = { readonly max: number; readonly favour?: (passage: number) => number };
/** Some passages of an index, one by one and by number. */
export type Some = { readonly all: Uint32Array; readonly isOne: Uint8Array };
/** `among` are the only ones that may be found. */
type Wanted = Favoured & { readonly among?: Some | undefined };

/** The passages of an index for a question, the best first. Nothing when it has no word that the library knows. */
export function ranked(index: PassageIndex, asked: string | Spoken, { among, ...favoured }: Wanted): Found[] {
  return inFavour(fitting(index, asked, { max: favoured.max, among }), favoured);
}

/** What fits a question: more than are wanted, for `inFavour` to choose among. */
export function fitting(
  index: PassageIndex,
  asked: string | Spoken,
  { max, among }: Omit<Wanted, 'favour'>,
): readonly Ranked[] {
  const spoken = typeof asked === 'string' ? [{ text: asked, weight: 1 }] : asked;
  const words = spoken.flatMap((each) => wordsOf(each, index));
  const terms = termsAmong(words);
  if (terms.length === 0 || index.passageCount === 0) return [];
  terms.sort((one, other) => holdersOf(one.term, index.passages) - holdersOf(other.term, index.passages));
  const rank = terms.length === 1 ? byPlace : byEverything;
  const question = spoken.map(({ text }) => text).join('\n');
  return rank(terms.slice(0, termsMax), { index, question, max: Math.max(max, rescoredMax), among });
}

export function inFavour(found: readonly Ranked[], { max, favour = () => 0 }: Favoured): Found[] {
  return found
    .map(({ passage, score: fit }) => ({ passage, fit, score: fit + favour(passage) }))
    .sort(bestFirst)
    .slice(0, max);
}

type Asked = {
  readonly index: PassageIndex;
  readonly question: string;
  readonly max: number;
  readonly among: Some | undefined;
};
/** A single word means no question: what is called so stands first, then what says it most. */
function byPlace(terms: readonly Term[], { index, max, among }: Asked): Ranked[] {
  const { passages } = index;
  const sums = index.sums.passages;
  for (const { term, weight } of terms) {
    addTerm(sums, term, { impacts: weight / 10, own: weight }, passages);
  }
  const holding = among ? [...among.all].filter((passage) => (sums.of[passage] as number) > 0) : strongest(sums, max);
  const found = best(holding, (passage) => sums.of[passage] as number, max);
  clear(sums);
  return found;
}

function byEverything(terms: readonly Term[], { index, question, max, among }: Asked): Ranked[] {
  const { passages, sources, sums } = index;
  const length = Math.hypot(...terms.map(({ weight }) => weight)) || 1;
  const partly: Term[] = [];
  let left = readMax;
  for (const { term, weight } of terms) {
    const share = weight / length;
    if (left > 0)
      left -= addTerm(sums.passages, term, { impacts: share * worth.impacts, own: share * worth.own }, passages);
    if (left > 0) addTerm(sums.sources, term, { impacts: share * worth.source, own: 0 }, sources);
    if (left <= 0 || passages.strongest.has(term)) partly.push({ term, weight });
  }
  addPairs(question, index);
  const vector = vectorOf(terms, index);
  const asked = askedFor(
    terms.map(({ term }) => term),
    index.ways,
  );
  const score = (passage: number) =>
    (sums.passages.of[passage] as number) +
    (sums.pairs.of[passage] as number) +
    (sums.sources.of[index.sourceOf[passage] as number] as number) +
    worth.meaning * nearness(vector, index.vectors.passages, passage) +
    worth.asked * (asked.get(passage) ?? 0);
  let found = best(candidates(vector, asked.keys(), index, among), score, max);
  if (partly.length > 0) {
    const whole = (passage: number) => wordsOn(passage, terms, index) / length;
    found = found.map(({ passage, score: partial }) => ({
      passage,
      score: partial - (sums.passages.of[passage] as number) + whole(passage),
    }));
  }
  clear(sums.passages);
  clear(sums.pairs);
  clear(sums.sources);
  return found;
}

/** What the pairs of its words say, the rarest first. */
function addPairs(question: string, { pairs, sums, passageCount }: PassageIndex): void {
  const known = [...new Set(pairReader()(question))]
    .map((pair) => ({ pair, holders: holdersOf(pair, pairs) }))
    .filter(({ holders }) => holders > 0)
    .map((each) => ({ ...each, weight: Math.log(1 + (passageCount - each.holders + 0.5) / (each.holders + 0.5)) }))
    .sort((one, other) => one.holders - other.holders)
    .slice(0, termsMax);
  const length = Math.hypot(...known.map(({ weight }) => weight)) || 1;
  let left = pairsReadMax;
  for (const { pair, weight } of known) {
    if (left <= 0) return;
    left -= addTerm(sums.pairs, pair, { impacts: (weight / length) * worth.pairs, own: 0 }, pairs);
  }
}

function wordsOn(passage: number, terms: readonly Term[], { passages }: PassageIndex): number {
  return terms.reduce((sum, { term, weight }) => sum + weight * saidOf(passage, term, worth, passages), 0);
}

function vectorOf(terms: readonly Term[], { vectors }: PassageIndex): Float32Array {
  const vector = new Float32Array(dimensions);
  for (const { term, weight } of terms) addScaled(vector, 0, vectors.terms, term * dimensions, weight);
  toUnitLength(vector);
  return vector;
}

function candidates(
  vector: Float32Array,
  asked: Iterable<number>,
  index: PassageIndex,
  among: Some | undefined,
): Iterable<number> {
  const { regions, sums, vectors, passageCount } = index;
  if (among && among.all.length <= comparedWholeMax) return among.all;
  if (!regions) return Array.from({ length: passageCount }, (_, passage) => passage);
  const near = neighboursOf(vector, vectors.passages, regions, neighboursMax);
  const found = new Set([
    ...asked,
    ...strongest(sums.passages, strongestMax),
    ...strongest(sums.pairs, strongestMax),
    ...near,
  ]);
  return among ? [...found].filter((passage) => among.isOne[passage] === 1) : found;
}

/** The documents with the highest sums, about so many, without sorting them all. */
function strongest({ of, touched, count }: Sums, max: number): number[] {
  let highest = 0;
  for (let at = 0; at < count; at += 1) highest = Math.max(highest, of[touched[at] as number] as number);
  const step = (document: number) => Math.floor(((of[document] as number) / highest) * 255);
  const having = new Uint32Array(256);
  for (let at = 0; at < count; at += 1) {
    const place = step(touched[at] as number);
    having[place] = (having[place] as number) + 1;
  }
  let least = 255;
  for (let some = having[255] as number; some < max && least > 0; some += having[least] as number) least -= 1;
  const found: number[] = [];
  for (let at = 0; at < count; at += 1) {
    if (step(touched[at] as number) >= least) found.push(touched[at] as number);
  }
  return found;
}

function bestFirst(one: Ranked, other: Ranked): number {
  return other.score - one.score || one.passage - other.passage;
}

/** The best of many, in order, without sorting them all. */
function best(passages: Iterable<number>, score: (passage: number) => number, max: number): Ranked[] {
  const found: Ranked[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (const passage of passages) {
    const own = score(passage);
    if (found.length === max && own <= least) continue;
    let place = found.length;
    while (place > 0 && (found[place - 1] as Ranked).score < own) place -= 1;
    found.splice(place, 0, { passage, score: own });
    if (found.length > max) found.pop();
    least = (found.at(-1) as Ranked).score;
  }
  return found;
}
