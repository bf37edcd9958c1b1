import { afterEach, expect, it, vi } from 'vitest';
import { deviceNow, offsetOf, offsetSince } from './device-clock';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const minute = 60_000;
/** By the server: asked for at 0, read half a second later, drawn after three. The device is wrong by this. */
const offsetWhere = (wrongMs: number) => offsetOf({ askedAt: wrongMs, readAt: 500, now: 3000 + wrongMs });

it('takes a clock that is right for right, however long the page was on its way', () => {
  expect(offsetWhere(0)).toBe(0);
  expect(offsetOf({ askedAt: 0, readAt: 500, now: 40_000 })).toBe(0);
});

it('sees a clock that is a minute behind or ahead, but for the time that the page was on its way', () => {
  expect(offsetWhere(-minute)).toBe(minute - 2500);
  expect(offsetWhere(minute)).toBe(-minute + 500);
});

it('sees a clock that is far off also on a page that was opened long ago', () => {
  expect(offsetOf({ askedAt: 0, readAt: 10 * minute, now: 70 * minute })).toBe(-60 * minute);
});

it('goes on where the clock is set back', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const before = deviceNow();
  vi.setSystemTime(Date.now() - 60 * minute);
  expect(deviceNow()).toBeGreaterThanOrEqual(before);
  // What is left of a countdown is counted from it, and goes to the server as a whole number.
  expect(Number.isInteger(deviceNow())).toBe(true);
});

it('takes a clock for what it was when the page was new, however late a part of it opens', () => {
  vi.stubGlobal('document', {});
  vi.useFakeTimers({ toFake: ['Date'] });
  const readAt = new Date().toISOString();
  expect(offsetSince(readAt)).toBe(0);
  vi.setSystemTime(Date.now() + 20 * minute);
  expect(offsetSince(readAt)).toBe(0);
});
