import { expect, it } from 'vitest';
import { blankQuestion } from './blank-question';
import { withFacts, written } from './written';

it('a picture that arrives takes away nothing that was typed while it was on its way', () => {
  const [first, second] = [written(blankQuestion('single')), written(blankQuestion('single'))];
  const typed = [second, { ...first, question: { ...first.question, prompt: 'Quantos passos?' } }];
  const arrived = withFacts(typed, first.key, { imageUrl: '/api/files/x.webp' });
  expect(arrived.map(({ question }) => [question.prompt, question.imageUrl])).toEqual([
    [second.question.prompt, second.question.imageUrl],
    ['Quantos passos?', '/api/files/x.webp'],
  ]);
});
