import * as z from 'zod/mini';
import { CareTold } from '@/lib/care/schemas/care-notices';
import { ChatSource } from './conversations';

const origin = z.enum(['model', 'guide', 'care', 'verified']);
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
