import { describe, expect, it } from 'vitest';
import { askedDays, attendanceOf, mondayOf, weeksOf, wholeWeeks } from './engagement-weeks';

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

describe('the days that are looked at', () => {
  it('are the last eight weeks, the running one too', () => {
    expect(askedDays('2026-11-24', {})).toEqual({ from: '2026-10-05', to: '2026-11-24' });
  });
  it('are the eight weeks up to the last lesson where that was before them', () => {
    expect(askedDays('2026-11-24', {}, '2026-09-17')).toEqual({ from: '2026-07-27', to: '2026-09-17' });
    expect(askedDays('2026-11-24', {}, '2026-11-02').to).toBe('2026-11-24');
    expect(askedDays('2026-11-24', { to: '2026-11-20' }, '2026-09-17').to).toBe('2026-11-20');
  });
  it('end where they begin when they were asked for the wrong way round', () => {
    expect(askedDays('2026-11-24', { from: '2026-11-20', to: '2026-11-01' })).toEqual({
      from: '2026-11-01',
      to: '2026-11-01',
    });
  });
  it('reach back some years at most', () => {
    expect(askedDays('2026-11-24', { from: '1990-01-01' }).from).toBe('2022-11-21');
  });
});

describe('whole weeks, and the days that stick out of them', () => {
  const dayMs = 86_400_000;
  const daysOf = ({ from, to }: { from: string; to: string }) => {
    const days = Math.max(0, (Date.parse(to) - Date.parse(from)) / dayMs + 1);
    return Array.from({ length: days }, (_, index) =>
      new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 10),
    );
  };
  it('are each day of a time, once', () => {
    for (const [start, length] of [...Array(7).keys()].flatMap((begin) =>
      [...Array(24).keys()].map((days) => [begin, days] as const),
    )) {
      const from = `2026-11-0${start + 1}`;
      const to = new Date(Date.parse(from) + length * dayMs).toISOString().slice(0, 10);
      const { first, last, head, tail } = wholeWeeks({ from, to });
      const lastDay = new Date(Date.parse(last) + 6 * dayMs).toISOString().slice(0, 10);
      const weeks = last < first ? [] : daysOf({ from: first, to: lastDay });
      expect([...daysOf(head), ...weeks, ...daysOf(tail)], `${from} to ${to}`).toEqual(daysOf({ from, to }));
    }
  });
});

it('adds the days of a week up, and shows the weeks without any', () => {
  const weeks = weeksOf({ from: '2026-11-04', to: '2026-11-17' }, [
    { day: '2026-11-04', lessons: 1, attended: 20, marked: 30, tests: 0 },
    { day: '2026-11-08', lessons: 2, attended: 5, marked: 5, tests: 4 },
    { day: '2026-11-17', lessons: 1, attended: 0, marked: 0, tests: 0 },
  ]);
  expect(weeks).toEqual([
    { week: '2026-11-02', lessons: 3, attended: 25, marked: 35, tests: 4 },
    { week: '2026-11-09', lessons: 0, attended: 0, marked: 0, tests: 0 },
    { week: '2026-11-16', lessons: 1, attended: 0, marked: 0, tests: 0 },
  ]);
});

it('knows no attendance where nobody was marked', () => {
  expect(attendanceOf({ attended: 0, marked: 0 })).toBeNull();
  expect(attendanceOf({ attended: 3, marked: 4 })).toBe(0.75);
});
