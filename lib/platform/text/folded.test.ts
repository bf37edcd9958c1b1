import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folded, foldedWords, withoutAccents } from './folded';

const anyText = fc.string({ unit: 'grapheme' });

describe('folded', () => {
  it('forgets accents and capitals', () => {
    expect(folded('Não é JOSÉ, São Tomé; ação')).toBe('nao e jose, sao tome; acao');
  });

  it('is the same however the accents were written', () => {
    fc.assert(
      fc.property(anyText, (text) => void expect(folded(text.normalize('NFC'))).toBe(folded(text.normalize('NFD')))),
    );
  });

  it('changes nothing that is folded already', () => {
    fc.assert(fc.property(anyText, (text) => void expect(folded(folded(text))).toBe(folded(text))));
  });

  it('is, on letters and digits alone, what remains when all else is taken out first', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const decomposed = text.normalize('NFD').replace(/[^\p{L}\p{N}]/gu, '');
        expect(folded(text.replace(/[^\p{L}\p{N}\p{M}]/gu, ''))).toBe(decomposed.toLowerCase());
      }),
    );
  });
});

describe('withoutAccents', () => {
  it('keeps capitals', () => expect(withoutAccents('Ângela É')).toBe('Angela E'));
});

describe('foldedWords', () => {
  it('splits at whatever is no letter or digit', () => {
    expect(foldedWords('Olá, mundo-3! print(x_1)')).toEqual(['ola', 'mundo', '3', 'print', 'x', '1']);
    expect(foldedWords(' … ')).toEqual([]);
  });
});
