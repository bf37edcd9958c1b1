import type { Question } from '../schemas/questions';

type Kind = Question['kind'];

function options(...texts: string[]) {
  return texts.map((text, index) => ({ id: `o${index}`, text }));
}

const common = {
  topic: 'Laços',
  skillCode: null,
  weight: 1,
  prompt: 'O que o programa mostra?',
  code: null,
  imageUrl: null,
  imageAlt: null,
  explanation: null,
};

/** One whole question of each kind, for tests. */
export const sampleQuestions = {
  single: { ...common, kind: 'single', body: { choices: options('3', '4', '5') }, right: 'o1' },
  twoRight: { ...common, kind: 'twoRight', body: { choices: options('3', '4', '5') }, right: ['o0', 'o2'] },
  trueFalse: { ...common, kind: 'trueFalse', body: {}, right: false },
  match: {
    ...common,
    kind: 'match',
    body: { left: options('mouse', 'teclado', 'tela'), right: options('entrada', 'saída', 'rede') },
    right: { o0: 'o0', o1: 'o0', o2: 'o1' },
  },
  order: { ...common, kind: 'order', body: { items: options('ler', 'somar', 'mostrar') }, right: ['o2', 'o0', 'o1'] },
  number: { ...common, kind: 'number', body: { unit: 'cm' }, right: { value: 12.5, tolerance: 0.1 } },
  shortText: { ...common, kind: 'shortText', body: {}, right: 'Que o laço repete três vezes.' },
} as const satisfies { [K in Kind]: Extract<Question, { kind: K }> };
