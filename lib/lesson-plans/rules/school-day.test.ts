import { describe, expect, it } from 'vitest';
import { schoolDay } from './school-day';

describe('schoolDay', () => {
  it('changes at midnight in Brazil', () => {
    expect(schoolDay(new Date('2026-03-02T02:59:59Z'))).toEqual(new Date('2026-03-01'));
    expect(schoolDay(new Date('2026-03-02T03:00:00Z'))).toEqual(new Date('2026-03-02'));
  });
});
