import * as z from 'zod/mini';

/** What a query says when its answer is a file: `answer: 'file'` sends that file's bytes. */
export const FileAnswer = z.object({
  key: z.string(),
  name: z.string(),
  mediaType: z.string(),
  /** Whether one answer serves everybody for ever. Else each reading asks for permission again, and may be a 304. */
  isPublic: z._default(z.boolean(), false),
});
