import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf, isCpf } from './rules';

function withCheckDigits(nine: string): string {
  return [9, 10].reduce((digits, length) => {
    const sum = Array.from(digits, (digit, at) => Number(digit) * (length + 1 - at)).reduce(
      (one, other) => one + other,
    );
    const rest = sum % 11;
    return digits + (rest < 2 ? 0 : 11 - rest);
  }, nine);
}

const nineDigits = fc.stringMatching(/^\d{9}$/).filter((nine) => !/^(\d)\1+$/.test(nine));

describe('isCpf', () => {
  it.each(['11144477735', '52998224725', '12345678909'])('takes %s', (cpf) => expect(isCpf(cpf)).toBe(true));

  it.each([
    '11144477734',
    '52998224752',
    '1114447773',
    '111444777355',
    '',
    '00000000000',
    '11111111111',
    'abcdefghijk',
  ])('refuses %s', (cpf) => expect(isCpf(cpf)).toBe(false));

  it('takes each number with its own check digits, and none with another last digit', () => {
    fc.assert(
      fc.property(nineDigits, fc.integer({ min: 1, max: 9 }), (nine, by) => {
        const cpf = withCheckDigits(nine);
        expect(isCpf(cpf)).toBe(true);
        expect(isCpf(cpf.slice(0, 10) + ((Number(cpf[10]) + by) % 10))).toBe(false);
      }),
    );
  });
});

it('reads a number however it is typed', () => expect(digitsOf('111.444.777-35')).toBe('11144477735'));
