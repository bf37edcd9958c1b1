import { describe, expect, it } from 'vitest';
import { awardRows, shownComponents } from './award-rows';

const line = (kind: 'persistence' | 'merit' | 'trophy', ref: string, amount: number) => ({
  kind,
  ref,
  amount,
  basis: {},
});
const preview = (unit: number) => ({
  unit,
  className: '6º A',
  closedAt: null,
  isRunning: true,
  blockers: [],
  warnings: [],
  paidElsewhere: [],
  students: [
    {
      studentId: 'a',
      name: 'Ana',
      lines: [line('persistence', '1', 100), line('persistence', '2', 100), line('merit', '1', 42)],
      honors: [],
      points: 242,
      pointsBefore: 300,
    },
  ],
});

describe('the table of what a unit pays', () => {
  it('adds the lines of a kind, and tells the difference from the unit before from the second on', () => {
    expect(awardRows(preview(2))[0]).toMatchObject({
      persistence: 200,
      merit: 42,
      test: 0,
      points: 242,
      difference: -58,
    });
    expect(awardRows(preview(1))[0]?.difference).toBeNull();
  });

  it('shows trophy and platinum with the last unit alone', () => {
    expect(shownComponents(1)).not.toContain('trophy');
    expect(shownComponents(3)).toContain('platinum');
  });
});
