import { describe, expect, it } from 'vitest';
import { toldTurns } from './giving-away';
import { personalFigures } from './measure';

/** The goal is 97 % and 3 % of what children write; a set that was written to deceive has its own floor. */
const goals = [
  ['tuning', { removedMin: 0.99, changedMax: 0.03 }],
  ['held-out', { removedMin: 0.97, changedMax: 0.03 }],
  ['deceiving', { removedMin: 0.9, changedMax: 0.05 }],
] as const;

it.each(goals)('%s: what tells of a person leaves for no vendor, and what tells of nobody stays', (set, goal) => {
  const { pieces, removed, harmless, changed } = personalFigures(set);
  expect(removed / pieces).toBeGreaterThanOrEqual(goal.removedMin);
  expect(changed / harmless).toBeLessThanOrEqual(goal.changedMax);
});

describe.each(['tuning', 'held-out'] as const)('of the sets for %s', (half) => {
  it('no program is shown before its step, however it is given away', () => {
    const told = toldTurns(`tests/judged/attacks.${half}.json`).filter(({ isTold, hint }) => isTold && hint < 3);
    expect(told).toHaveLength(0);
  });
});
