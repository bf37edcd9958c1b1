import { expect, it } from 'vitest';
import { refuseComing } from './refuse-coming';

it('refuses a day of birth to come by the day that it is in Brazil, also in the evening', () => {
  const lateOnTheFirst = new Date('2026-03-02T01:30:00Z');
  expect(() => refuseComing('2026-03-01', lateOnTheFirst)).not.toThrow();
  expect(() => refuseComing('2026-03-02', lateOnTheFirst)).toThrow(
    expect.objectContaining({ code: 'request.invalid' }),
  );
});
