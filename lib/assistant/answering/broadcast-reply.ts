import type * as z from 'zod/mini';
import type { EventsAnswer } from '@/lib/platform/http/events-answer';
import { type Broadcast, listen } from './broadcast';

/** An answer as an operation replies with it: bit by bit, or the text once it is whole. */
export function broadcastReply(broadcast: Broadcast): z.input<typeof EventsAnswer> {
  return {
    headers: { 'x-doc-id': broadcast.docId },
    listen: (listener) => listen(broadcast, listener),
    whole: async () => (await broadcast.ended).shown,
  };
}
