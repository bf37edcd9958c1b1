import type { AnswerValue } from '@/lib/online-tests/schemas/answers';
import type { AskedQuestion } from '@/lib/online-tests/schemas/taking';

/** `isTyped`: a letter of a text that goes on, not yet an answer. */
export type OnAnswer = (value: AnswerValue, isTyped?: true) => void;

/** A question of one kind, and what stands as its answer. Read-only once the test has ended. */
export type AnswerProps<Kind extends AskedQuestion['kind']> = {
  question: Extract<AskedQuestion, { kind: Kind }>;
  value: AnswerValue;
  onChange: OnAnswer;
  disabled: boolean;
};
