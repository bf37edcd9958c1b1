import * as z from 'zod/mini';

const optionId = z.string().check(z.maxLength(12));
const optionsMax = 8;

/**
 * Of every kind of question: the id of an alternative, several of them, true or false, pairs, a number as it was typed,
 * a short text. Null takes an answer back. Which of them fits is judged when it is graded: nothing that a child gave is
 * turned away for its shape.
 */
export const AnswerValue = z.nullable(
  z.union([
    z.string().check(z.maxLength(500)),
    z.boolean(),
    z.array(optionId).check(z.maxLength(optionsMax)),
    z.record(optionId, optionId).check(z.refine((pairs) => Object.keys(pairs).length <= optionsMax)),
  ]),
);
export type AnswerValue = z.infer<typeof AnswerValue>;

/** Milliseconds since the beginning; a day is far beyond any end. */
export const moment = z.int().check(z.minimum(0), z.maximum(86_400_000));

/** By the attempt's own key: no session is asked for. */
const byKey = { attemptId: z.uuid(), key: z.string().check(z.maxLength(64)) };

export const GivenAnswers = z.object({
  ...byKey,
  answers: z.array(z.object({ questionId: z.uuid(), seq: moment, value: AnswerValue })).check(
    z.minLength(1),
    z.maxLength(50),
    z.refine((given) => new Set(given.map(({ questionId }) => questionId)).size === given.length, 'question-twice'),
  ),
});

export const verdicts = ['saved', 'older', 'late', 'refused'] as const;
export type Verdict = (typeof verdicts)[number];

export const HeardAnswers = z.object({
  now: z.int(),
  deadline: z.int(),
  extraMinutes: z.int(),
  answers: z.array(z.object({ questionId: z.string(), seq: z.int(), state: z.enum(verdicts) })),
});

/**
 * How often and how long the page was left, in all: the larger wins. Which question is on screen, from 1, and how many
 * answers are on that device alone: as the one that told last says it.
 */
export const DeviceNews = z.object({
  ...byKey,
  position: z.optional(z.int().check(z.minimum(1), z.maximum(200))),
  waiting: z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 0),
  leaves: z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 0),
  awaySeconds: z._default(z.int().check(z.minimum(0), z.maximum(86_400)), 0),
});

export const attemptStates = ['released', 'begun', 'concluded', 'expired'] as const;
export const attemptEnds = ['student', 'time', 'facilitator'] as const;

export const AttemptStanding = z.object({
  state: z.enum(attemptStates),
  now: z.int(),
  deadline: z.nullable(z.int()),
  extraMinutes: z.int(),
  concludedAt: z.nullable(z.int()),
  concludedBy: z.nullable(z.enum(attemptEnds)),
  receipt: z.nullable(z.string()),
});

/** `byTime`: the device ended it at its deadline. Where the server gave more time meanwhile, it goes on. */
export const Conclude = z.object({ ...byKey, seq: moment, byTime: z.boolean() });
