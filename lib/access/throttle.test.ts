import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestTurnMs, pauseMs, placeWindowMs, retryDelaySeconds } from './throttle';

describe('retryDelaySeconds', () => {
  it('lets four wrong tries pass, then waits 30 s and doubles up to 15 minutes', () => {
    expect([1, 4, 5, 6, 7, 40].map(retryDelaySeconds)).toEqual([0, 0, 30, 60, 120, 900]);
  });

  it('never shrinks', () => {
    fc.assert(fc.property(fc.nat(1000), (tries) => retryDelaySeconds(tries + 1) >= retryDelaySeconds(tries)));
  });
});

/** Tries of one place that come at the same moment, one judged after the other as the rule has them. */
function lastTurnMs(tries: readonly { login: string; right: boolean }[]): number {
  const failed = new Set<string>();
  let at = 0;
  for (const { login, right } of tries) {
    at += pauseMs(failed.size);
    if (right) failed.delete(login);
    else failed.add(login);
  }
  return at;
}

const wrong = (login: number) => ({ login: `login${login}`, right: false });

describe('pauseMs', () => {
  it('lets forty pupils behind one address mistype five times each, and nobody waits', () => {
    const lesson = Array.from({ length: 40 * 6 }, (_, index) => ({ ...wrong(index % 40), right: index >= 40 * 5 }));
    expect(lastTurnMs(lesson)).toBe(0);
  });

  it('makes one password over 200 logins take more than five minutes, and over 1,000 three quarters of an hour', () => {
    const spraying = (logins: number) => lastTurnMs(Array.from({ length: logins }, (_, index) => wrong(index)));
    expect(spraying(200)).toBeGreaterThan(5 * 60_000);
    expect(spraying(1000)).toBeGreaterThan(45 * 60_000);
  });

  it('never shrinks, and nobody waits longer for his turn than a few seconds: behind more, one is told so at once', () => {
    fc.assert(fc.property(fc.nat(1000), (logins) => pauseMs(logins + 1) >= pauseMs(logins)));
    expect(pauseMs(1_000_000) + longestTurnMs).toBeLessThanOrEqual(8000);
    expect(placeWindowMs).toBeLessThanOrEqual(15 * 60_000);
  });
});
