import { expect, it } from 'vitest';
import { itemStatistics, type Scores } from './item-statistics';

/** Ten attempts: who knows gets all but `odd` right, who does not gets `odd` alone right; everybody gets `easy`. */
const attempts: Scores[] = Array.from({ length: 10 }, (_, at) => {
  const knows = at < 6 ? 100 : 0;
  return new Map([
    ['easy', 100],
    ['good', knows],
    ['like', knows],
    ['odd', 100 - knows],
  ]);
});
const ids = ['easy', 'good', 'like', 'odd'];

it('tells how hard a question is, and whether it tells apart who knows', () => {
  const found = itemStatistics(ids, attempts);
  expect(found.get('easy')).toEqual({ taken: 10, share: 100, discrimination: null });
  expect(found.get('good')?.share).toBe(60);
  expect(found.get('odd')?.share).toBe(40);
  expect(found.get('odd')?.discrimination).toBeCloseTo(-1);
  // Of the rest, one goes with it and one against it: nothing is left to go by.
  expect(found.get('good')?.discrimination).toBeNull();
});

it('says nothing of how it tells apart by fewer than ten', () => {
  expect(itemStatistics(ids, attempts.slice(1)).get('odd')).toMatchObject({ taken: 9, discrimination: null });
  expect(itemStatistics(ids, []).get('good')).toEqual({ taken: 0, share: 0, discrimination: null });
});

it('counts a written answer once somebody has read it', () => {
  const scores = [100, null, 50].map((score) => new Map([['text', score]]));
  expect(itemStatistics(['text'], scores).get('text')).toMatchObject({ taken: 2, share: 75 });
});

it('agrees with a correlation that was counted by hand', () => {
  const own = [100, 100, 100, 100, 100, 100, 0, 0, 0, 0];
  const rest = [300, 200, 300, 200, 100, 300, 100, 0, 100, 200];
  const scores = own.map(
    (score, at) =>
      new Map([
        ['q', score],
        ['others', rest[at] as number],
      ]),
  );
  // Mean 60 and 180, products -36000 + ... = 32000, deviations 24000 and 96000.
  expect(itemStatistics(['q'], scores).get('q')?.discrimination).toBeCloseTo(32000 / Math.sqrt(24000 * 96000), 6);
});
