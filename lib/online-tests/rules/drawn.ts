import { type Draw, seeded, shuffled } from '@/lib/platform/chance/seeded';
import type { Question } from '@/lib/question-bank/schemas/questions';

type Asked = Pick<Question, 'kind' | 'body'>;

/**
 * What may be answered, in an order that tells nothing: the stored one of things to be ordered is the right one, and
 * whoever writes puts the right alternative where chance would not.
 */
function shuffledBody({ kind, body }: Asked, draw: Draw): Question['body'] {
  if (kind === 'single' || kind === 'twoRight') {
    const { choices } = body as Extract<Question, { kind: 'single' }>['body'];
    return { choices: shuffled(choices, draw) };
  }
  if (kind === 'match') {
    const { left, right } = body as Extract<Question, { kind: 'match' }>['body'];
    return { left: shuffled(left, draw), right: shuffled(right, draw) };
  }
  if (kind === 'order') {
    const { items } = body as Extract<Question, { kind: 'order' }>['body'];
    return { items: shuffled(items, draw) };
  }
  return body;
}

/** The questions of a version as one pupil gets them: the same seed draws the same, on whichever device. */
export function drawnQuestions<Of extends Asked>(questions: readonly Of[], seed: number): Of[] {
  const draw = seeded(seed);
  const bodies = questions.map((question) => ({ ...question, body: shuffledBody(question, draw) }));
  return shuffled(bodies, draw);
}
