import { describe, expect, it } from 'vitest';
import { toldTurns } from './giving-away';
import { personalFigures } from './measure';

/** The goal is 97 % and 3 %, of which the half that nobody has read reaches the second so far. */
const goals = {
  tuning: { removedMin: 0.99, changedMax: 0.03 },
  'held-out': { removedMin: 0.9, changedMax: 0.03 },
} as const;

describe.each(['tuning', 'held-out'] as const)('of the sets for %s', (half) => {
  it('what tells of a person leaves for no vendor, and what tells of nobody stays', () => {
    const { pieces, removed, harmless, changed } = personalFigures(half);
    expect(removed / pieces).toBeGreaterThanOrEqual(goals[half].removedMin);
    expect(changed / harmless).toBeLessThanOrEqual(goals[half].changedMax);
  });

  it('no program is shown before its step, however it is given away', () => {
    const told = toldTurns(`tests/judged/attacks.${half}.json`).filter(({ isTold, hint }) => isTold && hint < 3);
    expect(told).toHaveLength(0);
  });
});
