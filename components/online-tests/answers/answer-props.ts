import type { AnswerValue } from '@/lib/online-tests/schemas/answers';
import type { AskedQuestion } from '@/lib/online-tests/schemas/taking';
import type { Writing } from '../device/typing';

/** What is being written is no answer yet. */
export type OnAnswer = (value: AnswerValue, writing?: Writing) => void;

/** A question of one kind, and what stands as its answer. Read-only once the test has ended. */
export type AnswerProps<Kind extends AskedQuestion['kind']> = {
  question: Extract<AskedQuestion, { kind: Kind }>;
  value: AnswerValue;
  onChange: OnAnswer;
  disabled: boolean;
};
