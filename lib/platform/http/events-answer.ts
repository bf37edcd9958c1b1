import * as z from 'zod/mini';

/** Who hears a stream: `write` takes whole events (`event()`), `end` says that nothing more comes. */
export type EventsListener = { write(events: string): void; end(): void };

/** Begins to send; calling what it returns ends it, since nobody listens any more. */
type Listen = (listener: EventsListener) => () => void;

/** What is said bit by bit: `answer: 'events'` sends it as a stream to whoever accepts one, to others as one text. */
export const EventsAnswer = z.object({
  headers: z._default(z.record(z.string(), z.string()), {}),
  listen: z.custom<Listen>((given) => typeof given === 'function'),
  whole: z.custom<() => Promise<string>>((given) => typeof given === 'function'),
});

export function event(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
