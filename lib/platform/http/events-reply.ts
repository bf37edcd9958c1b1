import * as z from 'zod/mini';
import { EventsAnswer, type EventsListener } from './events-answer';
import { notKept } from './reply';

const eventStream = 'text/event-stream';

/** no-transform: packing would hold events back until there are enough of them; so would a proxy's buffer. */
const streamHeaders = {
  'content-type': `${eventStream}; charset=utf-8`,
  'cache-control': 'no-cache, no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** Bit by bit to whoever accepts a stream, else as one JSON string once it is whole. */
export async function eventsReply(
  answer: z.input<typeof EventsAnswer>,
  { method, headers: asked }: Request,
): Promise<Response> {
  const { headers, listen, whole } = z.parse(EventsAnswer, answer);
  if (asked.get('accept')?.includes(eventStream)) {
    // Next answers HEAD by GET and never reads the body.
    return new Response(method === 'HEAD' ? null : stream(listen), { headers: { ...headers, ...streamHeaders } });
  }
  const text = JSON.stringify(await whole());
  return new Response(text, {
    headers: { ...headers, 'content-type': 'application/json', 'cache-control': notKept(text) },
  });
}

/** What a browser on a bad line may owe before it is sent away; it comes back and picks the stream up. */
const owedBytesMax = 256 * 1024;
const encoder = new TextEncoder();

function stream(listen: (listener: EventsListener) => () => void): ReadableStream<Uint8Array> {
  let hangUp: (() => void) | undefined;
  let leave: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let open = true;
        leave = () => {
          open = false;
          lines.delete(write);
          hangUp?.();
        };
        const end = () => {
          if (!open) return;
          leave();
          controller.close();
        };
        const write = (events: string) => {
          if (!open) return;
          controller.enqueue(encoder.encode(events));
          if ((controller.desiredSize ?? 0) < 0) end();
        };
        keepOpen(write);
        hangUp = listen({ write, end });
        if (!open) hangUp();
      },
      // The browser is gone.
      cancel: () => leave(),
    },
    { highWaterMark: owedBytesMax, size: (chunk) => chunk.byteLength },
  );
  return body;
}

const heartbeatMs = 15_000;
const lines = new Set<(events: string) => void>();
let _heartbeat: NodeJS.Timeout | undefined;

/** One timer for all open lines: a proxy cuts what says nothing for long. */
function keepOpen(write: (events: string) => void): void {
  lines.add(write);
  _heartbeat ??= setInterval(() => {
    for (const line of lines) line(': still here\n\n');
  }, heartbeatMs).unref();
}
