import { describe, expect, it } from 'vitest';
import { courseCode, isStale, languageOf, mayBeCode, mayBeUnit, moduleDisplayName } from './rules';

describe('courseCode', () => {
  it('takes what an address can hold unescaped', () => {
    for (const code of ['MY', 'MYe', 'FF1', 'a_b-c']) expect(courseCode.test(code)).toBe(true);
    for (const code of ['', 'A/B', 'a b', 'é']) expect(courseCode.test(code)).toBe(false);
  });
});

describe('mayBeCode', () => {
  it('takes older codes and nothing that no course can have', () => {
    for (const code of ['MY', 'A/B', 'Iniciação à computação']) expect(mayBeCode(code)).toBe(true);
    for (const code of ['', '\0', 'A\0', 'x'.repeat(41)]) expect(mayBeCode(code)).toBe(false);
  });
});

describe('isStale', () => {
  it('is true only when the form was opened on another revision', () => {
    expect(isStale(3, 2)).toBe(true);
    expect(isStale(3, 3)).toBe(false);
    expect(isStale(3, undefined)).toBe(false);
  });
});

describe('moduleDisplayName', () => {
  it('names the modules of each family as schools know them', () => {
    expect(moduleDisplayName('teens', 'MA1')).toBe('CT1');
    expect(moduleDisplayName('other', 'MA12')).toBe('CT12');
    expect(moduleDisplayName('kids', 'M1r')).toBe('K1');
    expect(moduleDisplayName('kids', 'M1re')).toBe('K1');
  });

  it('leaves every other code as it is', () => {
    for (const [family, code] of [
      ['teens', 'M1r'],
      ['kids', 'MA1'],
      ['teens', 'MT1'],
      ['kids', 'XM1r'],
    ] as const) {
      expect(moduleDisplayName(family, code)).toBe(code);
    }
  });
});

describe('mayBeUnit', () => {
  it('takes the three that a module has', () => {
    for (const number of ['1', '2', '3']) expect(mayBeUnit(number)).toBe(true);
    for (const number of ['', '0', '4', '01', '1.0', 'x', '1\n']) expect(mayBeUnit(number)).toBe(false);
  });
});

describe('languageOf', () => {
  it('is English for what was translated', () => {
    expect(languageOf({ originalCourseCode: null })).toBe('pt-BR');
    expect(languageOf({ originalCourseCode: 'MY' })).toBe('en');
  });
});
