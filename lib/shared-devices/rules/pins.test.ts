import { describe, expect, it } from 'vitest';
import { isGuessable, newPin } from './pins';

describe('a PIN', () => {
  it('is nothing that a classmate tries first', () => {
    expect(['0000', '1234', '9876', '1212'].every(isGuessable)).toBe(true);
    expect(['1357', '0072', '1221', '2025'].some(isGuessable)).toBe(false);
  });

  it('has four digits, and is drawn again where it would be guessed', () => {
    const drawn = [1111, 1234, 72];
    expect(newPin(() => drawn.shift() ?? 0)).toBe('0072');
  });
});
