import { expect, it } from 'vitest';
import { ownQuestions } from './own-questions';

const passage = (sourceId: string, ...lines: string[]) => ({
  sourceId,
  address: `/${sourceId}`,
  text: lines.join('\n'),
});

it('takes whole lines that ask, without the mark of their list', () => {
  const lines = [
    '1. Qual é o último índice?',
    '- Para que serve o laço?',
    'Diga: "quantos são?" e espere.',
    'Por quê?',
  ];
  expect(ownQuestions([passage('a', ...lines)])).toEqual(['Qual é o último índice?', 'Para que serve o laço?']);
});

it('gives each lesson its turn, and no question twice', () => {
  const first = passage('a', 'O que é um laço?', 'Quando ele para?');
  const second = passage('b', 'O que é um laço?', 'O que é uma lista?');
  expect(ownQuestions([first, second])).toEqual(['O que é um laço?', 'Quando ele para?', 'O que é uma lista?']);
  expect(ownQuestions([])).toEqual([]);
});
