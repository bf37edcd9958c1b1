import { expect, it } from 'vitest';
import { tappedAt } from './tapped-at';

const times = { from: new Date('2026-10-05T10:00:00Z'), now: new Date('2026-10-05T10:50:00Z') };

it.each([
  ['2026-10-05T10:20:00.000Z', '2026-10-05T10:20:00.000Z'],
  ['2031-01-01T00:00:00.000Z', '2026-10-05T10:50:00.000Z'],
  ['1999-01-01T00:00:00.000Z', '2026-10-05T10:00:00.000Z'],
])('a tap of %s is dated %s', (at, dated) => {
  expect(tappedAt(at, times).toISOString()).toBe(dated);
});
