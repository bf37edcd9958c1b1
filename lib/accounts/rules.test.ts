import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, isOwnPhoto, loginKey, retryDelaySeconds, sessionSeconds, strangeInEmail } from './rules';

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

describe('strangeInEmail', () => {
  it('names the character and its column', () => {
    expect(strangeInEmail('joão@escola.br')).toEqual({ character: 'ã', column: 3 });
    expect(strangeInEmail('a b@c.br')).toEqual({ character: ' ', column: 2 });
    expect(strangeInEmail('x😀@c.br')).toEqual({ character: '😀', column: 2 });
  });

  it('finds nothing among ASCII letters, digits and . _ % + - @', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9._%+@-]{0,40}$/), (email) => strangeInEmail(email) === undefined),
    );
  });
});

describe('isEmail', () => {
  it.each(['ana@escola.br', 'a.b+c_d%e-f@mail.escola.com.br'])('takes %s', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  it.each(['ana', 'ana@', '@escola.br', 'ana@escola', 'a@b@c.br', '.ana@escola.br', 'ana..b@escola.br', 'a@-.1'])(
    'refuses %s',
    (email) => {
      expect(isEmail(email)).toBe(false);
    },
  );
});

it("takes a photo for one's own by its folder", () => {
  expect(isOwnPhoto('/api/files/account-photos/a-b/x.webp', 'a-b')).toBe(true);
  expect(isOwnPhoto('/api/files/account-photos/a-bc/x.webp', 'a-b')).toBe(false);
});
