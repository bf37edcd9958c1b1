import { describe, expect, it } from 'vitest';
import { tipos } from '@/lib/access/actor';
import { adultMost, dailyMost, isUsedUp, pupilMost } from './daily-most';

describe('what one person may ask a model a day', () => {
  it('has an end for everybody, and the pupil’s is the smaller one', () => {
    expect(pupilMost).toEqual({ questions: 40, images: 10 });
    for (const tipo of tipos) expect(dailyMost(tipo)).toEqual(tipo === 'aluno' ? pupilMost : adultMost);
  });

  it.each([
    ['the last question', { questions: 39, images: 10 }, 0, false],
    ['one more', { questions: 40, images: 0 }, 0, true],
    ['the last picture', { questions: 9, images: 9 }, 1, false],
    ['a picture more', { questions: 9, images: 10 }, 1, true],
  ])('knows %s of a pupil', (_, used, images, expected) => {
    expect(isUsedUp('aluno', used, images)).toBe(expected);
    expect(isUsedUp('instrutor', used, images)).toBe(false);
  });
});
