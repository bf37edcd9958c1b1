import { randomFrom, shuffle } from '../learning/random';

/** What is seen in one text: which signs, by their number, and how much of each. */
export type Row = { readonly signs: Int32Array; readonly amounts: Float64Array };
export type Example = { readonly row: Row; readonly isMeant: boolean; readonly cost: number };

const roundsMax = 30;
const stepsMax = 20;
const settled = 1e-3;
const near = 1e-6;
const startAt = 1e-8;

/**
 * Logistic regression with L2, by coordinates of its dual problem (Yu, Huang and Lin 2011): the same examples give the
 * same weights everywhere. The last weight is that of every text.
 */
export function learned(examples: readonly Example[], signs: number): Float64Array {
  const weights = new Float64Array(signs + 1);
  const duals = examples.map(() => startAt);
  const lengths = examples.map(({ row }) => row.amounts.reduce((sum, amount) => sum + amount * amount, 1));
  for (const [at, example] of examples.entries()) add(weights, example, duals[at] ?? 0);
  const order = examples.map((_, at) => at);
  const random = randomFrom(12345);
  for (let round = 0; round < roundsMax; round++) {
    shuffle(order, random);
    let furthest = 0;
    for (const at of order) {
      const example = examples[at];
      const before = duals[at];
      if (!example || before === undefined) continue;
      const margin = (example.isMeant ? 1 : -1) * scoreOf(weights, example.row);
      const after = bestDual(before, example.cost, lengths[at] ?? 1, margin);
      add(weights, example, after - before);
      duals[at] = after;
      furthest = Math.max(furthest, Math.abs(after - before));
    }
    if (furthest < settled) break;
  }
  return weights;
}

export function scoreOf(weights: Float64Array, { signs, amounts }: Row): number {
  let sum = weights.at(-1) ?? 0;
  for (let at = 0; at < signs.length; at++) sum += (weights[signs[at] ?? 0] ?? 0) * (amounts[at] ?? 0);
  return sum;
}

function add(weights: Float64Array, { row, isMeant }: Example, step: number): void {
  const signed = isMeant ? step : -step;
  for (let at = 0; at < row.signs.length; at++) {
    const sign = row.signs[at] ?? 0;
    weights[sign] = (weights[sign] ?? 0) + signed * (row.amounts[at] ?? 0);
  }
  const last = weights.length - 1;
  weights[last] = (weights[last] ?? 0) + signed;
}

/** Newton's steps, halfway to a bound instead of over it. */
function bestDual(start: number, cost: number, length: number, margin: number): number {
  let dual = start;
  for (let step = 0; step < stepsMax; step++) {
    const slope = length * (dual - start) + margin + Math.log(dual / (cost - dual));
    if (Math.abs(slope) < near) break;
    const next = dual - slope / (length + cost / (dual * (cost - dual)));
    if (next <= 0) dual /= 10;
    else dual = next >= cost ? cost - (cost - dual) / 10 : next;
  }
  return dual;
}
