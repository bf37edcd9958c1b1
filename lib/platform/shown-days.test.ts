import { expect, it } from 'vitest';
import { standingOf } from './shown-days';

it('what is pinned up stands on its first day and on its last one', () => {
  const week = { from: '2026-11-23', until: '2026-11-27' };
  expect(standingOf(week, '2026-11-22')).toBe('scheduled');
  expect(standingOf(week, '2026-11-23')).toBe('shown');
  expect(standingOf(week, '2026-11-27')).toBe('shown');
  expect(standingOf(week, '2026-11-28')).toBe('past');
  expect(standingOf({ from: '2026-11-23', until: null }, '2031-01-01')).toBe('shown');
});
