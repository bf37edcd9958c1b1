import { seedDemo } from '@/prisma/seed/demo';
import { step } from '@/scripts/terminal/steps';
import { openThrowaway } from '@/tests/bench/throwaway-world';
import { askRetrieval, type QuestionSet, sharesOf } from './ask-retrieval';

/** Asks the demo school every question of a set. Which ones failed is told of the set for tuning alone. */
export async function measureRetrieval(set: QuestionSet): Promise<string[]> {
  const database = await step('Demo school', () => openThrowaway(seedDemo));
  try {
    const answered = await askRetrieval(set);
    const began = performance.now();
    await askRetrieval(set);
    const milliseconds = (performance.now() - began) / answered.length;
    const shares = Object.entries(sharesOf(answered));
    const failed = set === 'tuning' ? answered.filter(({ found }) => !found) : [];
    return [
      ...shares.map(([kind, share]) => `${kind.padEnd(10)} ${(share * 100).toFixed(1)} %`),
      `${milliseconds.toFixed(2)} ms a question, the look whether the library is still the same included`,
      ...failed.map(({ kind, question }) => `not found: ${kind} | ${question}`),
    ];
  } finally {
    await database.close();
  }
}
