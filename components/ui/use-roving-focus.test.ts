import { expect, test } from 'vitest';
import { nextStop } from './use-roving-focus';

test('arrows walk around, Home and End lead to the ends, and other keys stay what they are', () => {
  expect(nextStop('ArrowRight', 0, 3)).toBe(1);
  expect(nextStop('ArrowRight', 2, 3)).toBe(0);
  expect(nextStop('ArrowLeft', 0, 3)).toBe(2);
  expect(nextStop('Home', 2, 3)).toBe(0);
  expect(nextStop('End', 0, 3)).toBe(2);
  for (const key of ['Tab', 'Enter', 'ArrowDown', 'a']) expect(nextStop(key, 1, 3)).toBeUndefined();
});
