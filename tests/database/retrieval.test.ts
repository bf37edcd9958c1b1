import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '@/prisma/seed/demo';
import { askRetrieval, type QuestionSet, sharesOf } from '@/tests/retrieval/ask-retrieval';

beforeAll(seedDemo, 60_000);

/** A little below what is reached: 98 % and 87 %. The aim for the held-out questions is 90 %, and is not met yet. */
const floors: Record<QuestionSet, Record<string, number>> = {
  tuning: { all: 0.94, unlike: 0.9, alike: 0.97, typo: 0.94, english: 0.88 },
  'held-out': { all: 0.85 },
};

describe('findPassages', () => {
  it.each(Object.entries(floors))('has a right passage among the first three: %s', async (set, atLeast) => {
    const shares = sharesOf(await askRetrieval(set as QuestionSet));
    const below = Object.entries(atLeast).filter(([kind, floor]) => !((shares[kind] ?? 0) >= floor));
    expect(below).toEqual([]);
  });
});
