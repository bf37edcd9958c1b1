import { describe, expect, it } from 'vitest';
import { answeringNow, daysBefore, hasContact, isNearLimit, lastFourOf } from './rules';

describe('the rules of a school and its model', () => {
  it.each([
    ['school', 3, 4, 'school'],
    ['product', 3, 4, 'product'],
    ['product', 4, 4, 'usedUp'],
    ['school', 9, 4, 'usedUp'],
    ['school', 0, 0, 'switchedOff'],
    [undefined, 4, 4, 'guide'],
  ] as const)('say what answers: by %s, after %i of %i, it is %s', (source, answers, most, expected) => {
    expect(answeringNow(source, { answers, most })).toBe(expected);
  });

  it('warns from four fifths on', () => {
    expect([79, 80, 100].map((answers) => isNearLimit(answers, 100))).toEqual([false, true, true]);
    expect([2, 3].map((answers) => isNearLimit(answers, 3))).toEqual([false, true]);
  });

  it('takes a contact for one only with name and address', () => {
    expect(hasContact({ contactName: 'Ana', contactEmail: 'ana@escola.example' })).toBe(true);
    expect(hasContact({ contactName: 'Ana', contactEmail: '' })).toBe(false);
    expect(hasContact({ contactName: '', contactEmail: 'ana@escola.example' })).toBe(false);
  });

  it('shows the last four of a key', () => {
    expect(lastFourOf('sk-proj-12345678')).toBe('5678');
  });

  it('counts days back over the end of a month', () => {
    const days = daysBefore(new Date('2026-03-02T00:00:00Z'), 3).map((day) => day.toISOString().slice(0, 10));
    expect(days).toEqual(['2026-03-02', '2026-03-01', '2026-02-28']);
  });
});
