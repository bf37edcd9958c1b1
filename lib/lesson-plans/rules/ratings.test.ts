import { describe, expect, it } from 'vitest';
import { isReasoned, needsReason } from './ratings';

describe('needsReason', () => {
  it('is for fewer than three stars of either kind', () => {
    for (const [timeStars, contentStars, needed] of [
      [2, 5, true],
      [5, 1, true],
      [3, 3, false],
      [5, 5, false],
    ] as const)
      expect(needsReason({ timeStars, contentStars })).toBe(needed);
  });
});

describe('isReasoned', () => {
  it('wants words, not spaces', () => {
    expect(isReasoned({ timeStars: 2, contentStars: 4, observation: '  ' })).toBe(false);
    expect(isReasoned({ timeStars: 2, contentStars: 4, observation: 'Longa' })).toBe(true);
    expect(isReasoned({ timeStars: 3, contentStars: 4, observation: '' })).toBe(true);
  });
});
