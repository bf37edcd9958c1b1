import { isNear } from '@/lib/question-bank/rules/numbers';
import type { Question } from '@/lib/question-bank/schemas/questions';
import type { AnswerValue } from '../schemas/answers';

type Judged = Pick<Question, 'kind' | 'right'>;

function isSameSet(given: readonly string[], right: readonly string[]): boolean {
  return (
    new Set(given).size === right.length && given.length === right.length && right.every((id) => given.includes(id))
  );
}

function isSameOrder(given: readonly string[], right: readonly string[]): boolean {
  return given.length === right.length && right.every((id, index) => given[index] === id);
}

function isSamePairs(given: Readonly<Record<string, string>>, right: Readonly<Record<string, string>>): boolean {
  return Object.entries(right).every(([from, to]) => Object.hasOwn(given, from) && given[from] === to);
}

/** Right or wrong, whole or not at all. What has another shape than its question asks for is wrong. */
function isRight(question: Judged, value: AnswerValue): boolean {
  const { kind, right } = question as Question;
  if (value === null || right === null) return false;
  switch (kind) {
    case 'single':
    case 'trueFalse':
      return value === right;
    case 'twoRight':
      return Array.isArray(value) && isSameSet(value, right as string[]);
    case 'order':
      return Array.isArray(value) && isSameOrder(value, right as string[]);
    case 'match':
      return typeof value === 'object' && !Array.isArray(value) && isSamePairs(value, right as Record<string, string>);
    case 'number':
      return typeof value === 'string' && isNear(value, right as { value: number; tolerance: number });
    case 'shortText':
      return false;
  }
}

export type Answered = Judged & { weight: number; value: AnswerValue; score: number | null };

/** 0 to 100; of a short text what who teaches gave, and 0 until then. */
export function scoreOf({ value, score, ...question }: Answered): number {
  if (question.kind === 'shortText') return value === null || value === '' ? 0 : (score ?? 0);
  return isRight(question, value) ? 100 : 0;
}

/** In hundredths of a weight, so that it stays whole. */
export function theoryOf(answered: readonly Answered[]): { right: number; total: number } {
  return answered.reduce(
    ({ right, total }, each) => ({ right: right + each.weight * scoreOf(each), total: total + each.weight * 100 }),
    { right: 0, total: 0 },
  );
}

/** As a sentence says it: "7 of 10" wherever no short text was half right. */
export function inWeights({ right, total }: { right: number; total: number }): { right: number; total: number } {
  return right % 100 === 0 ? { right: right / 100, total: total / 100 } : { right, total };
}
