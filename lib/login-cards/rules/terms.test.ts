import { describe, expect, it } from 'vitest';
import { cardsEnd, lastDayOf } from './terms';

const lastDay = (...asked: Parameters<typeof cardsEnd>) => lastDayOf(cardsEnd(...asked));

describe('the last day of a card', () => {
  it.each([
    ['the class of the first half of the year', { year: 2026, semester: 1 }, '2026-03-02T12:00:00Z', '2026-06-30'],
    ['the class of the second half', { year: 2026, semester: 2 }, '2026-03-02T12:00:00Z', '2026-12-31'],
    ['no class, in the first half', null, '2026-07-01T02:59:59Z', '2026-06-30'],
    ['no class, in the second half', null, '2026-07-01T03:00:00Z', '2026-12-31'],
    ['no class, on the last night of the year', null, '2027-01-01T02:59:59Z', '2026-12-31'],
    [
      'a class whose semester is over and that goes on',
      { year: 2025, semester: 2 },
      '2026-03-02T12:00:00Z',
      '2026-06-30',
    ],
  ])('%s', (_, term, now, expected) => {
    expect(lastDay(term, new Date(now))).toBe(expected);
  });

  it('is whole: the card is good until midnight in Brasília', () => {
    const end = cardsEnd({ year: 2026, semester: 1 }, new Date('2026-06-30T12:00:00Z'));
    expect(end.toISOString()).toBe('2026-07-01T03:00:00.000Z');
  });
});
