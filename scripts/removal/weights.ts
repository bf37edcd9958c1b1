import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../build/content-hash';
import { learnedFrom, seen } from './learned';
import { learningSentences } from './sentences';

/** Weights are stored as whole numbers of these; a sign that weighs less than half of one is left out. */
const step = 0.05;

const rules = 'lib/privacy/rules';
export const weightsFile = join(rules, 'tagging-weights.json');

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
  return `${JSON.stringify({ learnedFrom: whatIsLearnedFrom(), step, moves: rounded, signs }, null, 2)}\n`;
}

/**
 * All that decides what is learned: the sentences, who learns, and the patterns, whose finds are a sign. Learning takes
 * minutes, so `npm test` compares what was learned from with what would be.
 */
export function whatIsLearnedFrom(): string {
  const patterns = readdirSync(rules).map((name) => join(rules, name));
  const read = ['lib/platform/text', 'lib/passages/rules/personal-marks.ts', 'scripts/learning', 'scripts/removal'];
  return contentHash(['tests/privacy/learn', ...read, ...patterns.filter((file) => file !== weightsFile)]);
}
