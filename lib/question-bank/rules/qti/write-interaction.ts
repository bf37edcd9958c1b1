import { xmlText } from '@/lib/platform/text/write-xml';
import type { Option, Question } from '../../schemas/questions';
import type { Write } from './writer';

const response = 'RESPONSE';

const shapes = {
  single: ['single', 'identifier'],
  twoRight: ['multiple', 'identifier'],
  trueFalse: ['single', 'identifier'],
  match: ['multiple', 'directedPair'],
  order: ['ordered', 'identifier'],
  number: ['single', 'float'],
  shortText: ['single', 'string'],
} as const satisfies Record<Question['kind'], readonly [string, string]>;

/** What the answer looks like, and which is right. A written answer is graded by a person: none is declared. */
export function responseOf(question: Question, write: Write): string {
  const [cardinality, baseType] = shapes[question.kind];
  const values = rightOf(question).map((value) => write('value', {}, xmlText(value)));
  const correct = values.length > 0 ? [write('correctResponse', {}, ...values)] : [];
  return write('responseDeclaration', { identifier: response, cardinality, baseType }, ...correct);
}

/** One on the left and one on the right may have the same id: here each is told by its side. */
const [leftId, rightId] = [(id: string) => `L-${id}`, (id: string) => `R-${id}`];

function rightOf(question: Question): string[] {
  switch (question.kind) {
    case 'single':
      return question.right === null ? [] : [question.right];
    case 'twoRight':
    case 'order':
      return [...(question.right ?? [])];
    case 'trueFalse':
      return question.right === null ? [] : [String(question.right)];
    case 'match':
      return Object.entries(question.right ?? {}).map(([from, to]) => `${leftId(from)} ${rightId(to)}`);
    case 'number':
      return question.right ? [String(question.right.value)] : [];
    case 'shortText':
      return [];
  }
}

const truths = [
  { id: 'true', text: 'Verdadeiro' },
  { id: 'false', text: 'Falso' },
] as const;

export function interactionOf(question: Question, write: Write): string {
  const own = { responseIdentifier: response };
  const choices = (options: readonly Option[]) =>
    options.map(({ id, text }) => `\n${write('simpleChoice', { identifier: id }, xmlText(text))}`);
  switch (question.kind) {
    case 'single':
      return write(
        'choiceInteraction',
        { ...own, shuffle: true, maxChoices: 1 },
        ...choices(question.body.choices),
        '\n',
      );
    case 'twoRight': {
      const two = { ...own, shuffle: true, maxChoices: 2, minChoices: 2 };
      return write('choiceInteraction', two, ...choices(question.body.choices), '\n');
    }
    case 'trueFalse':
      return write('choiceInteraction', { ...own, shuffle: false, maxChoices: 1 }, ...choices(truths), '\n');
    case 'order':
      return write('orderInteraction', { ...own, shuffle: true }, ...choices(question.body.items), '\n');
    case 'match':
      return matchOf(question, write);
    case 'number':
      return write('textEntryInteraction', { ...own, expectedLength: 15 });
    case 'shortText':
      return write('extendedTextInteraction', { ...own, expectedLength: 400 });
  }
}

function matchOf({ body }: Extract<Question, { kind: 'match' }>, write: Write): string {
  const set = (options: readonly Option[], idOf: (id: string) => string, matchMax: number) =>
    write(
      'simpleMatchSet',
      {},
      ...options.map(
        ({ id, text }) => `\n${write('simpleAssociableChoice', { identifier: idOf(id), matchMax }, xmlText(text))}`,
      ),
      '\n',
    );
  const most = body.left.length;
  const attributes = { responseIdentifier: response, shuffle: true, maxAssociations: most };
  const sets = [set(body.left, leftId, 1), set(body.right, rightId, most)];
  return write('matchInteraction', attributes, ...sets.map((each) => `\n${each}`), '\n');
}
