import { describe, expect, it } from 'vitest';
import { courseCode, isStale, mayBeCode } from './rules';

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
