import * as z from 'zod/mini';
import { searchLengthMax } from '@/lib/passages/rules/search';

/** `words`: the question as it is put into the passage's ways of being asked, in the words of who teaches. */
export const Teaching = z.object({
  id: z.uuid(),
  address: z.string().check(z.minLength(1), z.maxLength(500)),
  words: z.string().check(z.trim(), z.minLength(1), z.maxLength(searchLengthMax)),
});
