import { expect, it } from 'vitest';
import { latestOnly } from './latest-only';

it('lets the last one count that was begun, in whatever order they arrive', () => {
  const begin = latestOnly();
  const isFirstLast = begin();
  expect(isFirstLast()).toBe(true);
  const isSecondLast = begin();
  expect([isSecondLast(), isFirstLast()]).toEqual([true, false]);
});
