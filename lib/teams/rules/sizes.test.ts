import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balancedSizes, divisions, teamCount, teamNumbers, teamsOfSize } from './sizes';

const pupils = fc.integer({ min: 2, max: 200 });
const division = fc.record({ by: fc.constantFrom(...divisions), amount: fc.integer({ min: 1, max: 100 }) });
const size = fc.integer({ min: 2, max: 5 });

describe('the teams of a class', () => {
  it('hold everybody, differ by one at most and have two to five each, whatever is asked for', () => {
    fc.assert(
      fc.property(pupils, division, (count, { by, amount }) => {
        const asked = { by, amount: by === 'size' ? 2 + (amount % 4) : amount };
        const sizes = balancedSizes(count, teamCount(count, asked));
        expect(sizes.reduce((sum, each) => sum + each, 0)).toBe(count);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  it('are as many as were asked for between the fewest and the most', () => {
    fc.assert(
      fc.property(pupils, fc.integer({ min: 1, max: 100 }), (count, amount) => {
        const { least, most } = teamNumbers(count);
        const made = teamCount(count, { by: 'number', amount });
        expect(made).toBe(Math.min(most, Math.max(least, amount)));
      }),
    );
  });

  it('by size: a single pupil joins another team unless that makes six (8.17)', () => {
    fc.assert(
      fc.property(pupils, size, (count, of) => {
        const left = count % of;
        expect(teamsOfSize(count, of)).toBe(left === 1 && of < 5 ? Math.floor(count / of) : Math.ceil(count / of));
      }),
    );
  });

  it.each([
    { pupils: 30, size: 4, sizes: [4, 4, 4, 4, 4, 4, 3, 3] },
    { pupils: 31, size: 5, sizes: [5, 5, 5, 4, 4, 4, 4] },
    { pupils: 13, size: 4, sizes: [5, 4, 4] },
    { pupils: 13, size: 3, sizes: [4, 3, 3, 3] },
    { pupils: 6, size: 5, sizes: [3, 3] },
    { pupils: 3, size: 2, sizes: [3] },
    { pupils: 1, size: 2, sizes: [1] },
    { pupils: 0, size: 3, sizes: [] },
  ])('$pupils in teams of $size are $sizes', ({ pupils: count, size: amount, sizes }) => {
    expect(balancedSizes(count, teamCount(count, { by: 'size', amount }))).toEqual(sizes);
  });
});
