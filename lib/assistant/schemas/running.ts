import * as z from 'zod/mini';
import { CareTold } from '@/lib/care/schemas/care-notices';
import { ChatSource } from './conversations';

const origin = z.enum(['model', 'guide', 'care']);
const sources = z.array(ChatSource);

/** What the commands of an answer that is being written take: they are called by the run, never over HTTP. */
export const AnswerBegun = z.object({
  id: z.uuid(),
  questionId: z.uuid(),
  origin,
  sources,
  hint: z.nullable(z.int()),
  images: z.int(),
  /** An adult hears of the question. */
  care: z.nullable(CareTold),
});

/** Of every answer that this process writes: what is new of it, or nothing but that it still lives. */
export const AnswersWritten = z.object({
  answers: z.array(z.object({ id: z.uuid(), content: z.optional(z.string()), isDue: z.boolean() })),
});

export const AnswerEnded = z.object({
  id: z.uuid(),
  state: z.enum(['done', 'stopped', 'failed']),
  content: z.string(),
  origin,
  sources,
  /** By this process: what was stored then is what whoever stopped it was told. */
  isStoppedHere: z.boolean(),
});

export const AnswerToStop = z.object({ id: z.uuid(), content: z.optional(z.string()) });
