import type { Option, Question } from '../schemas/questions';
import { counts } from './kinds';

/** `path` inside the question, as its form names it; `code` a key of messages/<locale>/fields.json. */
export type Fault = { path: string; code: string; values?: Record<string, number> };

type Count = Readonly<{ fewest: number; most: number }>;

function emptyAt(path: string, text: string | null): Fault[] {
  return text?.trim() ? [] : [{ path, code: 'required' }];
}

/** What is written twice cannot be told apart, and one of the two would be wrong. */
function repeated(path: string, options: readonly Option[]): Fault[] {
  const texts = options.map(({ text }) => text.trim().toLocaleLowerCase('pt-BR'));
  return texts.flatMap((text, index) =>
    text && texts.indexOf(text) < index ? [{ path: `${path}.${index}.text`, code: 'option-twice' }] : [],
  );
}

function wrongOptions(path: string, options: readonly Option[], { fewest, most }: Count): Fault[] {
  if (options.length < fewest) return [{ path, code: 'too-few-options', values: { minimum: fewest } }];
  if (options.length > most) return [{ path, code: 'too-many-options', values: { maximum: most } }];
  const isTwice = new Set(options.map(({ id }) => id)).size < options.length;
  return [
    ...(isTwice ? [{ path, code: 'wrong-value' }] : []),
    ...options.flatMap(({ text }, index) => emptyAt(`${path}.${index}.text`, text)),
    ...repeated(path, options),
  ];
}

function has(options: readonly Option[], id: string | undefined): boolean {
  return options.some((option) => option.id === id);
}

/** Of the same things, each once. */
function isOrderOf(items: readonly Option[], order: readonly string[] | null): boolean {
  return order?.length === items.length && new Set(order).size === items.length && order.every((id) => has(items, id));
}

function markFault(isMarked: boolean, code: string): Fault[] {
  return isMarked ? [] : [{ path: 'right', code }];
}

function wrongPairs({ body: { left, right }, right: pairs }: Extract<Question, { kind: 'match' }>): Fault[] {
  const isKnown = Object.keys(pairs ?? {}).every((id) => has(left, id));
  return [
    ...wrongOptions('body.left', left, counts.match),
    ...wrongOptions('body.right', right, counts.match),
    ...(isKnown ? [] : [{ path: 'right', code: 'wrong-value' }]),
    ...left.flatMap(({ id }) => (has(right, pairs?.[id]) ? [] : [{ path: `right.${id}`, code: 'pair-missing' }])),
  ];
}

function wrongAnswers(question: Question): Fault[] {
  switch (question.kind) {
    case 'single': {
      const { choices } = question.body;
      const isMarked = has(choices, question.right ?? undefined);
      return [...wrongOptions('body.choices', choices, counts.single), ...markFault(isMarked, 'one-right')];
    }
    case 'twoRight': {
      const { choices } = question.body;
      const marked = new Set(question.right ?? []);
      const isMarked = question.right?.length === 2 && marked.size === 2 && [...marked].every((id) => has(choices, id));
      return [...wrongOptions('body.choices', choices, counts.twoRight), ...markFault(isMarked, 'two-right')];
    }
    case 'trueFalse':
      return markFault(question.right !== null, 'one-right');
    case 'match':
      return wrongPairs(question);
    case 'order': {
      const { items } = question.body;
      const isOrdered = isOrderOf(items, question.right);
      return [...wrongOptions('body.items', items, counts.order), ...markFault(isOrdered, 'wrong-value')];
    }
    case 'number':
      return markFault(question.right !== null, 'required');
    case 'shortText':
      // Who grades thirty of them holds each against the same words.
      return emptyAt('right', question.right);
  }
}

/** What keeps a question from being given to pupils, each beside its field. Nothing of one that is whole. */
export function faultsOf(question: Question): Fault[] {
  return [
    ...emptyAt('prompt', question.prompt),
    ...emptyAt('topic', question.topic),
    ...(question.code ? emptyAt('code.source', question.code.source) : []),
    // A pupil who hears the page is asked the same as one who sees it.
    ...(question.imageUrl ? emptyAt('imageAlt', question.imageAlt) : []),
    ...wrongAnswers(question),
  ];
}

/** What keeps a whole draft from being published. */
export function draftFaults(questions: readonly Question[]): Fault[] {
  if (questions.length === 0) return [{ path: 'questions', code: 'no-question' }];
  return questions.flatMap((question, index) =>
    faultsOf(question).map((fault) => ({ ...fault, path: `questions.${index}.${fault.path}` })),
  );
}
