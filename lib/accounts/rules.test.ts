import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginKey, sessionSeconds } from './rules';

describe('loginKey', () => {
  it('ignores case, accents and surrounding space', () => {
    expect(loginKey(' João.ÇÃO ')).toBe('joao.cao');
  });

  it('gives the same key to a key', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (login) => loginKey(loginKey(login)) === loginKey(login)));
  });
});

describe('sessionSeconds', () => {
  it('is 8 h for a pupil, 12 h for staff and 2 h on a shared device', () => {
    expect(sessionSeconds('aluno', false)).toBe(28_800);
    expect(sessionSeconds('instrutor', false)).toBe(43_200);
    expect(sessionSeconds('admin', true)).toBe(7200);
  });
});
