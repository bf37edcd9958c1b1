import { describe, expect, it } from 'vitest';
import { sampleQuestions } from '@/lib/question-bank/rules/sample-questions';
import type { AnswerValue } from '../schemas/answers';
import { type Answered, inWeights, scoreOf, theoryOf } from './grade';

type Kind = keyof typeof sampleQuestions;

function answered(kind: Kind, value: AnswerValue, more: Partial<Answered> = {}): Answered {
  return { kind, right: sampleQuestions[kind].right as Answered['right'], weight: 1, value, score: null, ...more };
}

describe('one question', () => {
  it.each([
    ['single', 'o1', 100],
    ['single', 'o0', 0],
    ['single', ['o1'], 0],
    ['single', null, 0],
    ['trueFalse', false, 100],
    ['trueFalse', true, 0],
    ['trueFalse', null, 0],
    ['trueFalse', 'false', 0],
    ['twoRight', ['o2', 'o0'], 100],
    ['twoRight', ['o0'], 0],
    ['twoRight', ['o0', 'o1', 'o2'], 0],
    ['twoRight', ['o0', 'o0'], 0],
    ['order', ['o2', 'o0', 'o1'], 100],
    ['order', ['o0', 'o2', 'o1'], 0],
    ['order', ['o2', 'o0'], 0],
    ['match', { o0: 'o0', o1: 'o0', o2: 'o1' }, 100],
    ['match', { o0: 'o0', o1: 'o0' }, 0],
    ['match', { o0: 'o0', o1: 'o1', o2: 'o1' }, 0],
    ['match', ['o0', 'o0', 'o1'], 0],
    ['number', '12,5', 100],
    ['number', '12.61', 0],
    ['number', 'doze', 0],
    ['shortText', 'Que o laço repete três vezes.', 0],
  ] as [Kind, AnswerValue, number][])('%s with %j is worth %i', (kind, value, worth) => {
    expect(scoreOf(answered(kind, value))).toBe(worth);
  });

  it('is worth what who teaches gave for a short text, where one was written', () => {
    expect(scoreOf(answered('shortText', 'três', { score: 40 }))).toBe(40);
    expect(scoreOf(answered('shortText', '', { score: 40 }))).toBe(0);
  });
});

it('weighs questions, and says it in weights wherever none was half right', () => {
  const right = answered('single', 'o1', { weight: 3 });
  const half = answered('shortText', 'x', { score: 50, weight: 1 });
  expect(theoryOf([right, half])).toEqual({ right: 350, total: 400 });
  expect(inWeights({ right: 300, total: 400 })).toEqual({ right: 3, total: 4 });
  expect(inWeights({ right: 350, total: 400 })).toEqual({ right: 350, total: 400 });
});
