import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seeded } from '@/lib/platform/chance/seeded';
import type { Option, Question } from '../schemas/questions';
import { faultsOf } from './faults';
import { withFreshIds } from './fresh-ids';
import { sampleQuestions } from './sample-questions';

/** What is right in the words of the question, without an id. */
function rightInWords(question: Question): unknown {
  const inWords = (options: readonly Option[], id: string) => options.find((option) => option.id === id)?.text;
  const { kind, body, right } = question;
  if (kind === 'single') return inWords(body.choices, right as string);
  if (kind === 'twoRight') return right?.map((id) => inWords(body.choices, id));
  if (kind === 'order') return right?.map((id) => inWords(body.items, id));
  if (kind !== 'match') return right;
  return Object.fromEntries(
    Object.entries(right ?? {}).map(([from, to]) => [inWords(body.left, from), inWords(body.right, to)]),
  );
}

it.each(Object.values(sampleQuestions))('asks the same of kind $kind, and the same is right', (question) => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const fresh = withFreshIds(question, seeded(seed));
      expect(rightInWords(fresh)).toEqual(rightInWords(question));
      expect(faultsOf(fresh)).toEqual([]);
    }),
  );
});

it('gives the right alternative each id as often as any other', () => {
  const seen = new Map<unknown, number>();
  for (let seed = 0; seed < 3000; seed += 1) {
    const { right } = withFreshIds(sampleQuestions.single, seeded(seed));
    seen.set(right, (seen.get(right) ?? 0) + 1);
  }
  expect(seen.size).toBe(3);
  for (const times of seen.values()) expect(Math.abs(times - 1000)).toBeLessThan(150);
});

it('forgets a mark on what is no longer there', () => {
  const gone = { ...sampleQuestions.single, right: 'o9' };
  expect(withFreshIds(gone, seeded(1)).right).toBeNull();
});
