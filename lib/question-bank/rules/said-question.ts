import type { Option, Question } from '../schemas/questions';

const textOf = (options: readonly Option[], id: string | undefined) =>
  options.find((each) => each.id === id)?.text ?? null;
const textsOf = (options: readonly Option[]) => options.map(({ text }) => text);

function answersOf(question: Question) {
  const { kind } = question;
  switch (kind) {
    case 'single':
      return [textsOf(question.body.choices), textOf(question.body.choices, question.right ?? undefined)];
    case 'twoRight': {
      const { choices } = question.body;
      return [textsOf(choices), choices.filter(({ id }) => question.right?.includes(id)).map(({ text }) => text)];
    }
    case 'match': {
      const { left, right } = question.body;
      const pairs = left.map(({ id, text }) => [text, textOf(right, question.right?.[id])]);
      return [pairs, textsOf(right).toSorted()];
    }
    case 'order':
      return question.right?.map((id) => textOf(question.body.items, id)) ?? null;
    default:
      return [question.body, question.right];
  }
}

/** A question by its words alone: two that ask the same are the same, whatever their ids. */
export function saidQuestion(question: Question) {
  const { body: _, right: __, ...words } = question;
  return { ...words, answers: answersOf(question) };
}
