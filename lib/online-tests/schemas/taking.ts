import * as z from 'zod/mini';
import { AnswerValue, attemptEnds, attemptStates } from './answers';

export const AttemptRef = z.object({ attemptId: z.uuid() });

const options = z.array(z.object({ id: z.string(), text: z.string() }));

const common = {
  id: z.string(),
  topic: z.string(),
  weight: z.int(),
  /** Elements, made of Markdown on the server. */
  prompt: z.string(),
  /** A program to be read, its parts marked. */
  code: z.nullable(z.object({ language: z.string(), html: z.string() })),
  imageUrl: z.nullable(z.string()),
  imageAlt: z.nullable(z.string()),
};

/** A question as a pupil gets it: nothing of what is right in it has a field here. */
export const AskedQuestion = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('single'), body: z.object({ choices: options }) }),
  z.object({ ...common, kind: z.literal('twoRight'), body: z.object({ choices: options }) }),
  z.object({ ...common, kind: z.literal('trueFalse'), body: z.object({}) }),
  z.object({ ...common, kind: z.literal('match'), body: z.object({ left: options, right: options }) }),
  z.object({ ...common, kind: z.literal('order'), body: z.object({ items: options }) }),
  z.object({ ...common, kind: z.literal('number'), body: z.object({ unit: z.nullable(z.string()) }) }),
  z.object({ ...common, kind: z.literal('shortText'), body: z.object({}) }),
]);
export type AskedQuestion = z.infer<typeof AskedQuestion>;

/** All that a device needs to take the test without a line. Times are the server's milliseconds. */
export const BegunAttempt = z.object({
  attemptId: z.string(),
  key: z.string(),
  now: z.int(),
  begunAt: z.int(),
  deadline: z.int(),
  limitMinutes: z.int(),
  extraMinutes: z.int(),
  unit: z.int(),
  name: z.string(),
  practice: z.nullable(z.string()),
  questions: z.array(AskedQuestion),
  answers: z.array(z.object({ questionId: z.string(), seq: z.int(), value: AnswerValue })),
});
export type BegunAttempt = z.infer<typeof BegunAttempt>;

export const keyStates = ['none', 'due', 'shown'] as const;

const OwnTest = z.object({
  attemptId: z.string(),
  classId: z.string(),
  className: z.string(),
  unit: z.int(),
  name: z.string(),
  state: z.enum(attemptStates),
  redo: z.boolean(),
  beginUntil: z.int(),
  limitMinutes: z.int(),
  extraMinutes: z.int(),
  questions: z.int(),
  begunAt: z.nullable(z.int()),
  deadline: z.nullable(z.int()),
  concludedAt: z.nullable(z.int()),
  concludedBy: z.nullable(z.enum(attemptEnds)),
  receipt: z.nullable(z.string()),
  keyState: z.enum(keyStates),
  /** In hundredths of a weight; none until it is counted. */
  theory: z.nullable(z.object({ right: z.int(), total: z.int() })),
});

/**
 * What is open or was taken, the newest first, and the classes in which more may come to be open: whoever listens from
 * `position` on misses none.
 */
export const OwnTests = z.object({
  now: z.int(),
  position: z.string(),
  classIds: z.array(z.string()),
  tests: z.array(OwnTest),
});
