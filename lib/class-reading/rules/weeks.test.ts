import { describe, expect, it } from 'vitest';
import { toldWeek, weekOf, weeksBackMax, weeksUntil } from './weeks';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

describe('weekOf', () => {
  it('begins on Monday and ends on Sunday', () => {
    expect(weekOf(day('2026-11-16'))).toBe('2026-11-16');
    expect(weekOf(day('2026-11-22'))).toBe('2026-11-16');
    expect(weekOf(day('2026-11-23'))).toBe('2026-11-23');
    expect(weekOf(day('2027-01-01'))).toBe('2026-12-28');
  });
});

describe('toldWeek', () => {
  it.each(['2026-11-20', '2026-11-22', '2026-11-23', '2026-11-26'])('is that of the last Friday: %s', (today) => {
    expect(toldWeek(day(today))).toBe('2026-11-16');
  });
});

describe('weeksUntil', () => {
  it('goes back from this week, one at a time', () => {
    const weeks = weeksUntil(day('2026-11-18'));
    expect(weeks).toHaveLength(weeksBackMax + 1);
    expect(weeks.slice(0, 2)).toEqual(['2026-11-16', '2026-11-09']);
    expect(weeks.at(-1)).toBe('2026-09-21');
  });
});
