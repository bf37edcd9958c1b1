import { expect, it } from 'vitest';
import { sampleQuestions } from '@/lib/question-bank/rules/sample-questions';
import { drawnQuestions } from './drawn';

const questions = Object.values(sampleQuestions);
const ids = (options: readonly { id: string }[]) => options.map(({ id }) => id).join();

it('draws the same from the same seed, with everything that was there', () => {
  const first = drawnQuestions(questions, 7);
  expect(drawnQuestions(questions, 7)).toEqual(first);
  expect(first.map(({ kind }) => kind).sort()).toEqual(questions.map(({ kind }) => kind).sort());
});

it('gives things to be ordered in every order as often as any other', () => {
  const seen = new Map<string, number>();
  for (let seed = 0; seed < 6000; seed += 1) {
    const [order] = drawnQuestions([sampleQuestions.order], seed);
    const order3 = ids((order as typeof sampleQuestions.order).body.items);
    seen.set(order3, (seen.get(order3) ?? 0) + 1);
  }
  expect(seen.size).toBe(6);
  for (const times of seen.values()) expect(Math.abs(times - 1000)).toBeLessThan(150);
});
