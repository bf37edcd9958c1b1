import * as z from 'zod/mini';
import { operation } from '@/lib/platform/http/operation';

const topicsMax = 30;

/** A query carries one topic as text, several as a list. */
export const Listening = z.object({
  topics: z.pipe(
    z.transform((given) => (typeof given === 'string' ? [given] : given)),
    z.array(z.string().check(z.maxLength(80))).check(z.minLength(1), z.maxLength(topicsMax)),
  ),
  since: z.optional(z.string().check(z.maxLength(40))),
});

export const MissedEvents = z.object({
  /** What the next question brings as `since`. */
  position: z.string(),
  /** More may have happened than is told: everything shown is read anew. */
  lost: z.boolean(),
  events: z.array(z.object({ id: z.string(), topic: z.string(), data: z.record(z.string(), z.unknown()) })),
  /** Topics that do not exist, or not for this person. */
  refused: z.array(z.string()),
});

export const missedEventsOp = operation<{ definition: { input: typeof Listening; reply: typeof MissedEvents } }>({
  method: 'GET',
  path: '/live/events',
  summary: 'What was told since a position, for browsers whose line carries no stream',
});
