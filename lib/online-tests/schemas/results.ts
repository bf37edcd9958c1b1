import * as z from 'zod/mini';
import { AnswerValue } from './answers';
import { AskedQuestion, keyStates } from './taking';

/** What is right in a question, as the answer key says it beside the answer that was given. */
const KeyLine = z.object({
  question: AskedQuestion,
  value: AnswerValue,
  /** In the shape of an answer; of a number a range, of a short text what a full answer says. */
  right: z.nullable(
    z.union([
      z.string(),
      z.boolean(),
      z.array(z.string()),
      z.object({ value: z.number(), tolerance: z.number() }),
      z.record(z.string(), z.string()),
    ]),
  ),
  /** Elements, made of Markdown on the server. */
  explanation: z.nullable(z.string()),
  /** 0 to 100; none of a short text that waits for who teaches. */
  score: z.nullable(z.int()),
});

const TopicResult = z.object({ topic: z.string(), right: z.int(), total: z.int() });

const result = {
  attemptId: z.string(),
  unit: z.int(),
  name: z.string(),
  receipt: z.nullable(z.string()),
  theory: z.object({ right: z.int(), total: z.int() }),
  /** How many short texts wait for who teaches. */
  ungraded: z.int(),
  topics: z.array(TopicResult),
};

/** A pupil's own result; the key is there the first time alone. */
export const OwnResult = z.object({ ...result, keyState: z.enum(keyStates), key: z.nullable(z.array(KeyLine)) });

/** What who teaches sees of a pupil's attempt, always with the key. */
export const AttemptResult = z.object({
  ...result,
  studentId: z.string(),
  studentName: z.string(),
  leaves: z.int(),
  awaySeconds: z.int(),
  key: z.array(KeyLine),
});
