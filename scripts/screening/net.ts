import {
  knownIn,
  look,
  type Net,
  placeOf,
  places,
  rowsOf,
  runs,
  seenInAll,
  shape,
  shareOf,
  sight,
  weigh,
} from '@/lib/care/rules/hearing-order';
import { randomFrom, shuffle } from '../learning/random';

/** A text as words, whether it tells of danger, and what it costs to be wrong of it. */
export type Told = { readonly words: readonly string[]; readonly isMeant: boolean; readonly cost: number };

const rounds = 8;
const rate = 0.05;
const startAt = 0.3;
/** Left out at random, so that no word and no run of words is all that tells. */
const wordsLeftOut = 0.1;
const seenLeftOut = 0.5;
const vectorStart = 0.1;
const gap: readonly number[] = [];

/** What is changed as it is learned, and how much it was changed: the more, the smaller each further step (Adagrad). */
class Changing {
  readonly values: Float32Array;
  private readonly changed: Float32Array;

  constructor(values: Float32Array) {
    this.values = values;
    this.changed = new Float32Array(values.length).fill(startAt);
  }

  change(at: number, slope: number): void {
    if (slope === 0) return;
    const changed = (this.changed[at] ?? 0) + slope * slope;
    this.changed[at] = changed;
    this.values[at] = (this.values[at] ?? 0) - (rate * slope) / Math.sqrt(changed);
  }
}

/** A net that reads words in their order, learned by slopes of one text after the other: the same seed, the same net. */
export function learnedNet(all: readonly Told[], numbers: ReadonlyMap<string, number>, seed: number): Net {
  const random = randomFrom(seed);
  const vectors = new Changing(spread(new Float32Array(numbers.size * shape.word).fill(vectorStart), random));
  const weights = new Changing(spread(sizes(), random));
  const known = all.map(({ words }) => words.map((word) => knownIn(numbers, word)));
  const order = all.map((_, at) => at);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const at of order) {
      const one = all[at];
      if (one) learnFrom(one, known[at] ?? [], vectors, weights, random);
    }
  }
  return { vectors: vectors.values, weights: weights.values };
}

const found = sight();
const { seen, at: placeFound, counts } = found;
const slopes = new Float32Array(seenInAll);
const hidden = new Float32Array(shape.hidden);

function learnFrom(
  { isMeant, cost }: Told,
  known: readonly (readonly number[])[],
  vectors: Changing,
  weights: Changing,
  random: () => number,
): void {
  const words = known.map((numbers) => (random() < wordsLeftOut ? gap : numbers));
  const rows = rowsOf(vectors.values, words);
  for (let each = 0; each < seenInAll; each++) counts[each] = random() < seenLeftOut ? 0 : 1 / (1 - seenLeftOut);
  look(weights.values, rows, words.length, found);
  const score = weigh(weights.values, seen, hidden);
  const slope = (1 / (1 + Math.exp(-score)) - (isMeant ? 1 : 0)) * cost;
  backThroughHidden(weights, slope);
  const back = backThroughRuns(weights, rows, words.length);
  for (const [at, numbers] of words.entries()) {
    const from = placeOf(at);
    for (const number of numbers) {
      for (let each = 0; each < shape.word; each++) vectors.change(number * shape.word + each, back[from + each] ?? 0);
    }
  }
}

/** Leaves in `slopes` what each thing seen had to do with it. */
function backThroughHidden(weights: Changing, slope: number): void {
  slopes.fill(0);
  for (let unit = 0; unit < shape.hidden; unit++) {
    const value = hidden[unit] ?? 0;
    if (value <= 0) continue;
    const here = slope * (weights.values[places.last + unit] ?? 0);
    weights.change(places.last + unit, slope * value);
    const from = places.hidden + unit * seenInAll;
    for (let each = 0; each < seenInAll; each++) {
      slopes[each] = (slopes[each] ?? 0) + here * (weights.values[from + each] ?? 0);
      weights.change(from + each, here * (seen[each] ?? 0));
    }
    weights.change(places.hiddenAlways + unit, here);
  }
  weights.change(places.always, slope);
  for (let each = 0; each < seenInAll; each++) slopes[each] = (slopes[each] ?? 0) * (counts[each] ?? 0);
}

/** What each word's numbers had to do with it. */
function backThroughRuns(weights: Changing, rows: Float32Array, words: number): Float32Array {
  const back = new Float32Array(rows.length);
  for (let run = 0; run < runs.length; run++) backThrough(run, weights, rows, back);
  const share = shareOf(words);
  for (let at = 0; at < back.length; at++) {
    back[at] = (back[at] ?? 0) + (slopes[runs.length + (at % shape.word)] ?? 0) * share;
  }
  return back;
}

function backThrough(run: number, weights: Changing, rows: Float32Array, back: Float32Array): void {
  const slope = slopes[run] ?? 0;
  const from = placeFound[run] ?? -1;
  if (from < 0 || slope === 0) return;
  const length = runs[run] ?? 0;
  const pattern = places.runsFrom[run] ?? 0;
  for (let step = 0; step < length; step++) {
    back[from + step] = (back[from + step] ?? 0) + slope * (weights.values[pattern + step] ?? 0);
    weights.change(pattern + step, slope * (rows[from + step] ?? 0));
  }
  weights.change(places.runsAlways + run, slope);
}

/** How far from nothing each weight begins: as far as keeps what goes through it of one size. */
function sizes(): Float32Array {
  const all = new Float32Array(places.end);
  for (const [run, length] of runs.entries()) {
    const from = places.runsFrom[run] ?? 0;
    all.fill(Math.sqrt(2 / length), from, from + length);
  }
  all.fill(Math.sqrt(1 / seenInAll), places.hidden, places.hiddenAlways);
  return all.fill(Math.sqrt(1 / shape.hidden), places.last, places.always);
}

function spread(sizes: Float32Array, random: () => number): Float32Array {
  return sizes.map((size) => (2 * random() - 1) * Math.sqrt(3) * size);
}
