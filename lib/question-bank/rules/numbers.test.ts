import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNear, readings } from './numbers';

it.each([
  ['12,5', [12.5]],
  ['12.5', [12.5]],
  [' 1 000 ', [1000]],
  ['-3', [-3]],
  ['−3', [-3]],
  ['1.234', [1.234, 1234]],
  ['1.234,5', [1234.5]],
  ['0.125', [0.125]],
  ['1.234.567', [1234567]],
  ['+5', [5]],
  ['–3', [-3]],
  ['１２，５', [12.5]],
  ['－３', [-3]],
  ['1,234.5', [1234.5]],
  ['1,234,567', [1234567]],
  ['1,234', [1.234]],
  ['.5', [0.5]],
  ['5,', [5]],
  ['', []],
  [',', []],
  ['+-5', []],
  ['5²', []],
  ['12,34.5', []],
  ['doze', []],
  ['1,2,3', []],
  ['1e9', []],
  ['Infinity', []],
])('%j may mean %j', (written, meant) => {
  expect(readings(written)).toEqual(meant);
});

it('is near at the very edge, whatever binary fractions make of it, and not beyond', () => {
  const cent = fc.integer({ min: -100_000, max: 100_000 });
  fc.assert(
    fc.property(cent, fc.integer({ min: 0, max: 500 }), (value, tolerance) => {
      const key = { value: value / 100, tolerance: tolerance / 100 };
      const written = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
      expect(isNear(written(value + tolerance), key)).toBe(true);
      expect(isNear(written(value - tolerance), key)).toBe(true);
      expect(isNear(written(value + tolerance + 1), key)).toBe(false);
    }),
  );
});
