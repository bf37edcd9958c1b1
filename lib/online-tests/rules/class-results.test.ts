import { expect, it } from 'vitest';
import { cellOf, classResults } from './class-results';
import type { Answered } from './grade';

const answer = (value: string | null, weight = 1): Answered => ({
  kind: 'single',
  right: 'o1',
  value,
  weight,
  score: null,
});
const asked = [
  { id: 'a', topic: 'Laços', skillCode: 'EF06CO01' },
  { id: 'b', topic: 'Laços', skillCode: null },
  { id: 'c', topic: 'Entrada', skillCode: 'EF06CO01' },
];

it('tells how a class did in each question, topic and skill, by weight, of who was asked alone', () => {
  const attempts = [
    {
      answered: new Map([
        ['a', answer('o1')],
        ['b', answer('o2', 3)],
      ]),
    },
    {
      answered: new Map([
        ['a', answer(null)],
        ['b', answer('o1', 3)],
        ['c', answer('o1')],
      ]),
    },
  ];
  const { questions, topics, skills } = classResults(asked, attempts);
  expect(questions.map(({ taken, percent }) => [taken, percent])).toEqual([
    [2, 50],
    [2, 50],
    [1, 100],
  ]);
  expect(topics).toEqual([
    { name: 'Laços', taken: 4, percent: 50 },
    { name: 'Entrada', taken: 1, percent: 100 },
  ]);
  expect(skills).toEqual([{ name: 'EF06CO01', taken: 3, percent: 67 }]);
  expect(classResults(asked, []).questions.map(({ percent }) => percent)).toEqual([null, null, null]);
});

it('tells no score of a written answer that waits, and of what was not asked', () => {
  const text = { kind: 'shortText', right: 'x', weight: 1 } as const;
  expect(cellOf({ ...text, value: 'Repete.', score: null })).toBeNull();
  expect(cellOf({ ...text, value: 'Repete.', score: 75 })).toBe(75);
  expect(cellOf({ ...text, value: null, score: null })).toBe(0);
  expect(cellOf(undefined)).toBeNull();
  const [question] = asked as [(typeof asked)[0]];
  const shareOf = (...scores: (number | null)[]) =>
    classResults(
      [question],
      scores.map((score) => ({ answered: new Map([['a', { ...text, value: 'Repete.', score }]]) })),
    ).questions[0];
  expect(shareOf(null)).toMatchObject({ taken: 1, percent: null });
  expect(shareOf(null, 50)).toMatchObject({ taken: 2, percent: 50 });
});
