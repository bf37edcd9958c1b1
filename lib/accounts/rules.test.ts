import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginKey, proposedLogin, sessionSeconds } from './rules';

describe('loginKey', () => {
  it('ignores case, accents and surrounding space', () => {
    expect(loginKey(' João.ÇÃO ')).toBe('joao.cao');
  });

  it('gives the same key to a key', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (login) => loginKey(loginKey(login)) === loginKey(login)));
  });
});

describe('proposedLogin', () => {
  it.each([
    ['João da Silva', 'joao.silva'],
    ['  Ângela   Ção ', 'angela.cao'],
    ["Maria d'Ávila", 'maria.avila'],
    ['Madona', 'madona'],
    ['…', ''],
  ])('makes of %j %j', (name, login) => expect(proposedLogin(name, new Set())).toBe(login));

  it('takes the first number that is free', () => {
    expect(proposedLogin('Ana Sá', new Set(['ana.sa']))).toBe('ana.sa2');
    expect(proposedLogin('Ana Sá', new Set(['ana.sa', 'ana.sa2', 'ana.sa4']))).toBe('ana.sa3');
  });

  it('proposes a login key of 100 characters at most that nobody has, whatever the name', () => {
    const names = fc.array(fc.string({ unit: 'grapheme', maxLength: 400 }), { maxLength: 20 });
    fc.assert(
      fc.property(names, (typed) => {
        const taken = new Set<string>();
        for (const name of [...typed, ...typed]) {
          const login = proposedLogin(name, taken);
          expect(loginKey(login)).toBe(login);
          expect(login.length).toBeLessThanOrEqual(100);
          if (login !== '') expect(taken.has(login)).toBe(false);
          taken.add(login);
        }
      }),
    );
  });
});

describe('sessionSeconds', () => {
  it('is 8 h for a pupil, 12 h for staff and 2 h on a shared device', () => {
    expect(sessionSeconds('aluno', false)).toBe(28_800);
    expect(sessionSeconds('instrutor', false)).toBe(43_200);
    expect(sessionSeconds('admin', true)).toBe(7200);
  });
});
