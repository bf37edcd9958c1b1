import { expect, it } from 'vitest';
import { leftAt, shownLeft } from './countdown';

const ends = '2026-10-05T10:10:00.000Z';

it.each([
  [{ endsAt: ends, leftMs: null }, '2026-10-05T10:05:00.000Z', 300_000],
  [{ endsAt: ends, leftMs: null }, '2026-10-05T11:00:00.000Z', 0],
  [{ endsAt: null, leftMs: 20_000 }, '2026-10-05T11:00:00.000Z', 20_000],
  [{ endsAt: null, leftMs: null }, ends, null],
])('of %j at %s there is %s ms left', (timer, now, left) => {
  expect(leftAt(timer, Date.parse(now))).toBe(left);
});

it.each([
  [0, '0:00'],
  [1, '0:01'],
  [245_000, '4:05'],
  [3_845_000, '1:04:05'],
])('%i ms are shown as %s', (ms, shown) => {
  expect(shownLeft(ms)).toBe(shown);
});
