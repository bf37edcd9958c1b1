import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workedMs } from '@/lib/platform/clock/worked';
import { causeOf, scrubbed } from './scrub';

describe('scrubbed', () => {
  it.each([
    ['an e-mail', 'mail to ana.lima+x@escola.example failed', 'mail to … failed'],
    ['the login', 'no row for ana.lima here', 'no row for … here'],
    ['each word of the name, whatever its case', 'ANA met Lima', '… met …'],
    ['a text in quotation marks', 'cannot show "João de Souza"', 'cannot show "…"'],
    ['a CPF', 'CPF 123.456.789-09 is wrong', 'CPF … is wrong'],
    ['what was searched for', 'at https://escola.example/course?q=ana:1:2', 'at https://escola.example/course:1:2'],
  ])('takes out %s', (_, text, rest) => {
    expect(scrubbed(text, { login: 'ana.lima', name: 'Ana da Lima' })).toBe(rest);
  });

  it('leaves what a developer needs', () => {
    const text = "TypeError: Cannot read properties of undefined (reading 'name')\n at Panel (chunks/3f-1.js:10:2345)";
    expect(scrubbed(text, { login: 'ana', name: 'Ana' })).toBe(text);
  });

  it('does not take a name out of a longer word', () => {
    expect(scrubbed('at /analytics', { name: 'Ana' })).toBe('at /analytics');
  });

  it.each(['x', '/', '"', '"a', '1 ', '1', 'a@', '?', '/?', "'\n"])(
    'is done with a long text of %j at once',
    (piece) => {
      const begun = workedMs();
      scrubbed(piece.repeat(20_000), { login: 'ana', name: 'Ana Lima' });
      expect(workedMs() - begun).toBeLessThan(1000);
    },
  );

  it('lets no name through, wherever it stands', () => {
    const word = fc.stringMatching(/^[A-Za-zçãé]{4,12}$/);
    fc.assert(
      fc.property(word, fc.string(), fc.string(), (name, before, after) => {
        expect(scrubbed(`${before} ${name} ${after}`, { name }).split(' ')).not.toContain(name);
      }),
    );
  });
});

describe('causeOf', () => {
  it('is one for errors that differ in numbers and ids', () => {
    expect(causeOf('no row 12 of 0199c9c4-1111-7000-8000-00000000000a')).toBe(
      causeOf('no row 7 of 0199C9C4-2222-7000-8000-0000000000ff'),
    );
  });

  it('differs for another message', () => {
    expect(causeOf('no row')).not.toBe(causeOf('no column'));
  });
});
