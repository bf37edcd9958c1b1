import * as z from 'zod/mini';

/** Who saw it, for which school and when are the server's to say: what a record brings of them is dropped. */
export const SeenPage = z.object({
  page: z.string().check(z.minLength(1), z.maxLength(2000), z.startsWith('/')),
  title: z._default(z.string().check(z.maxLength(2000)), ''),
});

export const Counted = z.object({ counted: z.boolean() });
