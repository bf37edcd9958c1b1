import { learnedFrom, seen } from './learned';
import { learningSentences } from './sentences';

/** Weights are stored as whole numbers of these; a sign that weighs less than half of one is left out. */
const step = 0.05;

/** The file that removal reads: what the sentences teach. */
export function writtenWeights(): string {
  const { names, weights, moves } = learnedFrom(learningSentences().map(seen));
  const bySteps = new Map<number, string[]>();
  for (const [sign, at] of names) {
    const steps = Math.round((weights[at] ?? 0) / step);
    if (steps !== 0) bySteps.set(steps, [...(bySteps.get(steps) ?? []), sign]);
  }
  const ordered = [...bySteps].sort(([one], [other]) => one - other);
  const rounded = Object.fromEntries(Object.entries(moves).map(([move, weight]) => [move, Number(weight.toFixed(2))]));
  const signs = Object.fromEntries(ordered.map(([steps, some]) => [steps, some.join('\t')]));
  return `${JSON.stringify({ step, moves: rounded, signs }, null, 2)}\n`;
}
