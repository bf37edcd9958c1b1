import { meaningsIn } from './hearing-signs';

/** How many numbers a word is read as, how many runs of one word, of two and so on are told apart, and what weighs them. */
export const shape = { word: 16, runs: [16, 24, 32, 8, 8], hidden: 32 } as const;

/** Each run: how many numbers long, and where what looks for it begins. */
export const runs = shape.runs.flatMap((many, shorter) =>
  Array.from({ length: many }, () => (shorter + 1) * shape.word),
);
const runsFrom = runs.map((_, run) => runs.slice(0, run).reduce((sum, length) => sum + length, 0));
const padding = 2;
const alwaysOfRuns = runs.reduce((sum, length) => sum + length, 0);
const hiddenFrom = alwaysOfRuns + runs.length;

/** What was seen: how strongly each run of words is there, and how a text is on the whole. */
export const seenInAll = runs.length + shape.word;
/** Where in the weights each part begins. */
export const places = {
  runsFrom,
  runsAlways: alwaysOfRuns,
  hidden: hiddenFrom,
  hiddenAlways: hiddenFrom + shape.hidden * seenInAll,
  last: hiddenFrom + shape.hidden * (seenInAll + 1),
  always: hiddenFrom + shape.hidden * (seenInAll + 2),
  end: hiddenFrom + shape.hidden * (seenInAll + 2) + 1,
} as const;

/** What was learned: each word and meaning as so many numbers, and what looks for runs of them and weighs those. */
export type Net = { readonly vectors: Float32Array; readonly weights: Float32Array };

/** By which names a word is known: itself, and what it is about. */
export function namesOf(word: string): string[] {
  const read = /^\d+$/.test(word) ? '#' : word;
  return [read, ...meaningsIn(read).map((meaning) => `@${meaning}`)];
}

/** The numbers of those names. A word that is known by none is a gap. */
export function knownIn(numbers: ReadonlyMap<string, number>, word: string): number[] {
  return namesOf(word).flatMap((name) => numbers.get(name) ?? []);
}

/** A text as one row of numbers a word, with gaps before and after it. */
export function rowsOf(vectors: Float32Array, words: readonly (readonly number[])[]): Float32Array {
  const rows = new Float32Array((words.length + 2 * padding) * shape.word);
  for (const [at, known] of words.entries()) {
    const to = placeOf(at);
    for (const number of known) {
      for (let each = 0; each < shape.word; each++) {
        rows[to + each] = (rows[to + each] ?? 0) + (vectors[number * shape.word + each] ?? 0);
      }
    }
  }
  return rows;
}

/** Where in the rows a word stands. */
export function placeOf(at: number): number {
  return (at + padding) * shape.word;
}

/** What `look` writes: how much of each thing is seen, and where each run is; where nothing counts it is not looked for. */
export type Sight = { readonly seen: Float32Array; readonly at: Int32Array; readonly counts: Float32Array };

export function sight(): Sight {
  return {
    seen: new Float32Array(seenInAll),
    at: new Int32Array(runs.length),
    counts: new Float32Array(seenInAll).fill(1),
  };
}

/** Of each run of words the place where it is likest, and how like; then what stands in the text on the whole. */
export function look(weights: Float32Array, rows: Float32Array, words: number, { seen, at, counts }: Sight): void {
  for (let run = 0; run < runs.length; run++) {
    at[run] = -1;
    seen[run] = 0;
    const count = counts[run] ?? 0;
    if (count === 0) continue;
    const length = runs[run] ?? 0;
    const from = places.runsFrom[run] ?? 0;
    const place = likestOf(weights, from, length, rows);
    const most = like(weights, from, length, rows, place) + (weights[places.runsAlways + run] ?? 0);
    if (most <= 0) continue;
    seen[run] = most * count;
    at[run] = place;
  }
  const share = shareOf(words);
  for (let each = 0; each < shape.word; each++) {
    let sum = 0;
    for (let from = each; from < rows.length; from += shape.word) sum += rows[from] ?? 0;
    seen[runs.length + each] = sum * share * (counts[runs.length + each] ?? 0);
  }
}

function likestOf(weights: Float32Array, from: number, length: number, rows: Float32Array): number {
  let [most, place] = [Number.NEGATIVE_INFINITY, 0];
  for (let start = 0; start + length <= rows.length; start += shape.word) {
    const here = like(weights, from, length, rows, start);
    if (here > most) [most, place] = [here, start];
  }
  return place;
}

function like(weights: Float32Array, from: number, length: number, rows: Float32Array, start: number): number {
  let sum = 0;
  for (let step = 0; step < length; step++) sum += (rows[start + step] ?? 0) * (weights[from + step] ?? 0);
  return sum;
}

/** A long text tells no more than a short one. */
export function shareOf(words: number): number {
  return words === 0 ? 0 : 1 / Math.sqrt(words);
}

/** What was seen, weighed together. */
export function weigh(weights: Float32Array, seen: Float32Array, hidden: Float32Array): number {
  let score = weights[places.always] ?? 0;
  for (let unit = 0; unit < shape.hidden; unit++) {
    const from = places.hidden + unit * seenInAll;
    let sum = weights[places.hiddenAlways + unit] ?? 0;
    for (let each = 0; each < seenInAll; each++) sum += (seen[each] ?? 0) * (weights[from + each] ?? 0);
    hidden[unit] = Math.max(sum, 0);
    score += (hidden[unit] ?? 0) * (weights[places.last + unit] ?? 0);
  }
  return score;
}

/** What words tell of danger by the order in which they stand. */
export function toldInOrder({ vectors, weights }: Net, words: readonly (readonly number[])[]): number {
  const found = sight();
  look(weights, rowsOf(vectors, words), words.length, found);
  return weigh(weights, found.seen, new Float32Array(shape.hidden));
}
