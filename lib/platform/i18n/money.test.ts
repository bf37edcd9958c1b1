import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText, parseCents } from './money';

describe('parseCents', () => {
  it('reads amounts of both languages', () => {
    const amounts = ['89,90', '89.9', 'R$ 1.234,50', '1,234.50', '120', '1.234', ' 0,5 '];
    expect(amounts.map(parseCents)).toEqual([8990, 8990, 123_450, 123_450, 12_000, 123_400, 50]);
  });

  it('tells nothing from no amount', () => {
    expect(parseCents('  ')).toBeNull();
    for (const text of ['abc', '1,2,3', '-5', '12,345,6', '1..2', '9e3']) expect(parseCents(text)).toBeNaN();
  });

  it('reads back what the form shows, in both languages', () => {
    const anyCents = fc.nat(10_000_000);
    const locale = fc.constantFrom('pt-BR', 'en');
    fc.assert(fc.property(anyCents, locale, (cents, language) => parseCents(amountText(cents, language)) === cents));
  });
});
