import { likelihoods, type Moves } from '@/lib/privacy/rules/tagging-chain';
import { randomFrom, shuffle } from '../learning/random';

/** A sentence as it is learned from: the numbers of what is seen of each word, and which words tell of somebody. */
export type Chain = {
  readonly signs: readonly Int32Array[];
  readonly tells: readonly boolean[];
  readonly cost: number;
};
export type Taught = { readonly weights: Float64Array; readonly moves: Moves };

const rounds = 12;
const rate = 0.2;
const soft = 1e-2;
const spare = 0.015;
const settled = 1e-4;
const places = { start: 0, enter: 1, stay: 2 };

/**
 * A conditional random field over the words of a sentence, by dual averaging (Duchi, Hazan and Singer 2011): what tells
 * little weighs nothing at all, so that few signs are left. The same sentences give the same weights.
 */
export function taught(chains: readonly Chain[], signs: number): Taught {
  const field = new Field(signs + Object.keys(places).length);
  const order = chains.map((_, at) => at);
  const random = randomFrom(12345);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const at of order) {
      const chain = chains[at];
      if (chain && chain.signs.length > 0) learn(field, chain, signs);
    }
  }
  return { weights: field.weights.subarray(0, signs), moves: movesOf(field, signs) };
}

class Field {
  readonly weights: Float64Array;
  readonly #slopes: Float64Array;
  readonly #squares: Float64Array;
  #spared = 0;
  #seen = 0;

  constructor(size: number) {
    this.weights = new Float64Array(size);
    this.#slopes = new Float64Array(size);
    this.#squares = new Float64Array(size);
  }

  next(): void {
    this.#spared = spare * Math.sqrt(++this.#seen);
  }

  add(at: number, slope: number, isSpared: boolean): void {
    const sum = (this.#slopes[at] ?? 0) + slope;
    const square = (this.#squares[at] ?? 0) + slope * slope;
    this.#slopes[at] = sum;
    this.#squares[at] = square;
    const over = Math.abs(sum) - (isSpared ? this.#spared : 0);
    this.weights[at] = over <= 0 ? 0 : (-Math.sign(sum) * rate * over) / (soft + Math.sqrt(square));
  }
}

function learn(field: Field, { signs, tells, cost }: Chain, size: number): void {
  field.next();
  const likely = likelihoods(scoresOf(field.weights, signs), movesOf(field, size));
  const moved = movesBetween(tells, likely);
  for (const [at, some] of signs.entries()) {
    const slope = cost * ((likely.tells[at] ?? 0) - (tells[at] ? 1 : 0));
    if (at === 0) field.add(size + places.start, slope, false);
    if (Math.abs(slope) >= settled) for (const sign of some) field.add(sign, slope, true);
  }
  field.add(size + places.enter, cost * moved.enter, false);
  field.add(size + places.stay, cost * moved.stay, false);
}

/** How often words that tell are thought to come behind another, and behind each other, beyond how often they do. */
function movesBetween(meant: readonly boolean[], { tells, follows }: ReturnType<typeof likelihoods>) {
  let [enter, stay] = [0, 0];
  for (let at = 1; at < meant.length; at++) {
    const both = follows[at] ?? 0;
    const wasBoth = meant[at] && meant[at - 1] ? 1 : 0;
    stay += both - wasBoth;
    enter += (tells[at] ?? 0) - both - ((meant[at] ? 1 : 0) - wasBoth);
  }
  return { enter, stay };
}

function movesOf({ weights }: Field, size: number): Moves {
  const at = (place: number) => weights[size + place] ?? 0;
  return { start: at(places.start), enter: at(places.enter), stay: at(places.stay) };
}

function scoresOf(weights: Float64Array, signs: readonly Int32Array[]): Float64Array {
  return Float64Array.from(signs, (some) => {
    let sum = 0;
    for (let at = 0; at < some.length; at++) sum += weights[some[at] ?? 0] ?? 0;
    return sum;
  });
}
