import type { Question } from '@/lib/question-bank/schemas/questions';

export type Kind = Question['kind'];
export const kinds = ['single', 'twoRight', 'trueFalse', 'match', 'order', 'number', 'shortText'] as const;

const common = {
  topic: '',
  skillCode: null,
  weight: 1,
  prompt: '',
  code: null,
  imageUrl: null,
  imageAlt: null,
  explanation: null,
};

function blanks(count: number) {
  return Array.from({ length: count }, (_, at) => ({ id: `o${at}`, text: '' }));
}

/** A question of a kind with nothing written yet. */
export function blankQuestion(kind: Kind): Question {
  switch (kind) {
    case 'single':
      return { kind, ...common, body: { choices: blanks(4) }, right: null };
    case 'twoRight':
      return { kind, ...common, body: { choices: blanks(4) }, right: null };
    case 'trueFalse':
      return { kind, ...common, body: {}, right: null };
    case 'match':
      return { kind, ...common, body: { left: blanks(3), right: blanks(3) }, right: null };
    case 'order':
      return { kind, ...common, body: { items: blanks(3) }, right: ['o0', 'o1', 'o2'] };
    case 'number':
      return { kind, ...common, body: { unit: null }, right: null };
    case 'shortText':
      return { kind, ...common, body: {}, right: null };
  }
}

/** An id that none of these has. */
export function freshId(taken: readonly { id: string }[]): string {
  for (let at = 0; ; at += 1) if (!taken.some(({ id }) => id === `o${at}`)) return `o${at}`;
}
