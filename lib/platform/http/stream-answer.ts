import * as z from 'zod/mini';

/** What a query says when its answer is made as it is read: `answer: 'stream'` sends it to be saved. */
export const StreamAnswer = z.object({
  name: z.string(),
  mediaType: z.string(),
  body: z.instanceof(ReadableStream),
});
