import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginKey, retryDelaySeconds, sessionSeconds } from './rules';

describe('loginKey', () => {
  it('ignores case, accents and surrounding space', () => {
    expect(loginKey(' João.ÇÃO ')).toBe('joao.cao');
  });

  it('gives the same key to a key', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (login) => loginKey(loginKey(login)) === loginKey(login)));
  });
});

describe('retryDelaySeconds', () => {
  it('lets four wrong tries pass, then waits 30 s and doubles up to 15 minutes', () => {
    expect([1, 4, 5, 6, 7, 40].map(retryDelaySeconds)).toEqual([0, 0, 30, 60, 120, 900]);
  });

  it('never shrinks', () => {
    fc.assert(fc.property(fc.nat(1000), (tries) => retryDelaySeconds(tries + 1) >= retryDelaySeconds(tries)));
  });
});

describe('sessionSeconds', () => {
  it('is 8 h for a pupil, 12 h for staff and 2 h on a shared device', () => {
    expect(sessionSeconds('aluno', false)).toBe(28_800);
    expect(sessionSeconds('instrutor', false)).toBe(43_200);
    expect(sessionSeconds('admin', true)).toBe(7200);
  });
});
