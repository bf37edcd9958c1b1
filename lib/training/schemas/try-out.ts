import * as z from 'zod/mini';

const part = z.object({ text: z.string(), marked: z.boolean() });

export const TriedOut = z.object({
  content: z.string(),
  html: z.string(),
  origin: z.enum(['model', 'guide', 'care', 'verified']),
  answeredBy: z.string(),
  milliseconds: z.int(),
  /** In the order in which the assistant got them: [1] is the first. */
  passages: z.array(
    z.object({
      number: z.int(),
      score: z.number(),
      title: z.array(part),
      heading: z.array(part),
      text: z.array(part),
      address: z.string(),
      cited: z.boolean(),
    }),
  ),
});
