import type * as z from 'zod/mini';
import type { EventsAnswer } from '@/lib/platform/http/events-answer';
import { hear, type Telling } from './telling';

/** An answer as an operation replies with it: bit by bit, or the text once it is whole. */
export function told(telling: Telling): z.input<typeof EventsAnswer> {
  return {
    headers: { 'x-doc-id': telling.docId },
    listen: (ear) => hear(telling, ear),
    whole: async () => (await telling.ended).shown,
  };
}
