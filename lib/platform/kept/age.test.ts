import { expect, it } from 'vitest';
import { isWithinWeek } from './age';

const now = Date.parse('2026-11-23T12:00:00Z');
const daysAgo = (days: number) => now - days * 86_400_000;

it.each([
  ['just now', 0, true],
  ['six days ago', 6, true],
  ['a week ago', 7, false],
  ['by a clock that runs an hour ahead', -1 / 24, true],
  ['by a clock that was set back since', -30, false],
])('what was kept %s is shown: %3$s', (_, days, isShown) => {
  expect(isWithinWeek(daysAgo(days), now)).toBe(isShown);
});
