import { expect, it } from 'vitest';
import { readableMean } from './readable-mean';

it.each([
  [[], null],
  [[100, 0, 50, 51], null],
  [[100, 50, 51, 0, 0], 40],
])('of %j is %j', (percents, mean) => {
  expect(readableMean(percents)).toBe(mean);
});
