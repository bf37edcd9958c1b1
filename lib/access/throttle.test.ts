import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retryDelaySeconds } from './throttle';

describe('retryDelaySeconds', () => {
  it('lets four wrong tries pass, then waits 30 s and doubles up to 15 minutes', () => {
    expect([1, 4, 5, 6, 7, 40].map(retryDelaySeconds)).toEqual([0, 0, 30, 60, 120, 900]);
  });

  it('never shrinks', () => {
    fc.assert(fc.property(fc.nat(1000), (tries) => retryDelaySeconds(tries + 1) >= retryDelaySeconds(tries)));
  });
});
