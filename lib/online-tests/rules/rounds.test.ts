import { expect, it } from 'vitest';
import { inRounds } from './rounds';

it('asks each question once a round, and every answer of a question in the order in which it was given', () => {
  const answers = [30, 10, 40, 20, 50].map((seq) => ({ questionId: seq === 20 || seq === 50 ? 'q2' : 'q1', seq }));
  expect(inRounds(answers).map((round) => round.map(({ questionId, seq }) => `${questionId} ${seq}`))).toEqual([
    ['q1 10', 'q2 20'],
    ['q1 30', 'q2 50'],
    ['q1 40'],
  ]);
  expect(inRounds([])).toEqual([]);
});
