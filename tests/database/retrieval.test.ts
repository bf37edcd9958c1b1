import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '@/prisma/seed/demo';
import { askRetrieval, type QuestionSet, sharesOf } from '@/tests/retrieval/ask-retrieval';

beforeAll(seedDemo, 60_000);

/** A little below what is reached, 97 % and 95 %; for the held-out questions it is the limit itself. */
const floors: Record<QuestionSet, Record<string, number>> = {
  tuning: { all: 0.95, unlike: 0.92, alike: 0.97, typo: 0.97, english: 0.94 },
  'held-out': { all: 0.9 },
};

describe('findPassages', () => {
  it.each(Object.entries(floors))('has a right passage among the first three: %s', async (set, atLeast) => {
    const shares = sharesOf(await askRetrieval(set as QuestionSet));
    const below = Object.entries(atLeast).filter(([kind, floor]) => !((shares[kind] ?? 0) >= floor));
    expect(below).toEqual([]);
  });
});
