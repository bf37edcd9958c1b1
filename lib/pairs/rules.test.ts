import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meetingsOf, type Pairs, pairsOf, swappedPlaces } from './rules';

const ids = Array.from({ length: 31 }, (_, index) => `pupil ${String(index).padStart(2, '0')}`);
const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const count = fc.integer({ min: 2, max: 31 });

/** A term of a class: in each lesson some are away. */
const term = fc.record({
  size: fc.integer({ min: 6, max: 20 }),
  away: fc.array(fc.array(fc.nat(19), { maxLength: 5 }), { minLength: 1, maxLength: 15 }),
  seed,
});

function lessons(rosters: readonly (readonly string[])[], from: number): Pairs[] {
  const history: Pairs[] = [];
  for (const present of rosters) history.push(pairsOf(present, history, from));
  return history;
}

describe('the pairs of a lesson', () => {
  it('have everybody who is there once, in twos, and three in one of an odd class', () => {
    fc.assert(
      fc.property(term, ({ size, away, seed: from }) => {
        const rosters = away.map((gone) => ids.slice(0, size).filter((_, index) => !gone.includes(index)));
        for (const [index, pairs] of lessons(rosters, from).entries()) {
          const present = rosters[index] ?? [];
          expect(pairs.flat().sort()).toEqual(present);
          const threes = pairs.filter((pair) => pair.length === 3).length;
          expect(threes).toBe(present.length % 2);
          expect(pairs.length).toBe(Math.floor(present.length / 2));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('are the same for the same history and seed, in whatever order the class is read', () => {
    fc.assert(
      fc.property(count, seed, (size, from) => {
        const present = ids.slice(0, size);
        const [first = []] = lessons([present], from);
        expect(pairsOf(present.toReversed(), [first], from)).toEqual(pairsOf(present, [first], from));
      }),
      { numRuns: 50 },
    );
  });

  it('repeat in no lesson before everybody met everybody, where an even class is complete', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), seed, (half, from) => {
        const present = ids.slice(0, 2 * half);
        const history = lessons(
          Array.from({ length: present.length - 1 }, () => present),
          from,
        );
        const met = history.flat().map((pair) => pair.toSorted().join());
        expect(new Set(met).size).toBe(met.length);
      }),
      { numRuns: 40 },
    );
  });

  it('leave no repetition that one swap between two pairs could spare', () => {
    fc.assert(
      fc.property(term, ({ size, away, seed: from }) => {
        const rosters = away.map((gone) => ids.slice(0, size).filter((_, index) => !gone.includes(index)));
        const history = lessons(rosters, from);
        const last = history.pop() ?? [];
        const found = meetingsOf(last, history);
        const [one = [], other = []] = last;
        for (const first of one) {
          for (const second of other) {
            expect(meetingsOf(swappedPlaces(last, first, second), history)).toBeGreaterThanOrEqual(found);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('let fifteen lessons of thirty pupils, some away, pass without two who meet again', () => {
    const rosters = Array.from({ length: 15 }, (_, lesson) =>
      ids.slice(0, 30).filter((_, index) => (index * 7 + lesson * 11) % 13 !== 0),
    );
    const history = lessons(rosters, 7);
    const again = history.map((pairs, lesson) => meetingsOf(pairs, history.slice(0, lesson)));
    expect(again).toEqual(rosters.map(() => 0));
  });

  it('have first at the keyboard whoever drove less', () => {
    const [[driver, navigator] = []] = pairsOf(['a', 'b'], [], 1);
    expect(pairsOf(['a', 'b'], [[[String(driver), String(navigator)]]], 1)).toEqual([[navigator, driver]]);
  });

  it.each([
    { present: [], pairs: [] },
    { present: ['a'], pairs: [['a']] },
  ])('of $present are $pairs', ({ present, pairs }) => expect(pairsOf(present, [], 1)).toEqual(pairs));
});
