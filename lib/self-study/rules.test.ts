import { describe, expect, it } from 'vitest';
import { isAvailable, nextLesson } from './rules';

describe('isAvailable', () => {
  it('opens FF1 with 25 November 2024 in Brazil, and any other course always', () => {
    expect(isAvailable('FF1', new Date('2024-11-25T02:59:59Z'))).toBe(false);
    expect(isAvailable('FF1', new Date('2024-11-25T03:00:00Z'))).toBe(true);
    expect(isAvailable('FF2', new Date('2020-01-01'))).toBe(true);
  });
});

describe('nextLesson', () => {
  const step = (lessonCode: string, isDone: boolean) => ({ lessonCode, isDone });

  it('goes on behind the lesson, then from the start', () => {
    const steps = [step('a', false), step('b', false), step('c', true), step('d', false)];
    expect(nextLesson(steps)?.lessonCode).toBe('a');
    expect(nextLesson(steps, 'b')?.lessonCode).toBe('d');
    expect(nextLesson(steps, 'd')?.lessonCode).toBe('a');
  });

  it('is none when nothing else is left', () => {
    expect(nextLesson([step('a', true), step('b', false)], 'b')).toBeUndefined();
    expect(nextLesson([step('a', true)])).toBeUndefined();
    expect(nextLesson([])).toBeUndefined();
  });
});
