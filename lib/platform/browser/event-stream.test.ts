import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readUntil, type StreamEvent } from './event-stream';

const done = 'event: done\ndata: {}\n\n';

/** Its bytes in pieces of these sizes, in turn; then its end, or nothing more. */
function streamOf(text: string, sizes: readonly number[] = [1024], staysOpen = false): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  let turn = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return staysOpen ? new Promise<void>(() => undefined) : controller.close();
      const size = sizes[turn % sizes.length] ?? 1;
      turn += 1;
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}

async function read(stream: ReadableStream<Uint8Array>) {
  const events: StreamEvent[] = [];
  const end = await readUntil(stream, 1000, (event) => {
    events.push(event);
    return event.event === 'done' ? 'ended' : undefined;
  });
  return { events, end };
}

describe('events read from a stream', () => {
  it('have a name and data, wherever the line cuts them, until one is the end', async () => {
    const text = `event: text\ndata: {"text":"maçã 🤖"}\n\n: still here\n\n${done}${done}`;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), async (sizes) => {
        expect(await read(streamOf(text, sizes))).toEqual({
          events: [
            { event: 'text', data: '{"text":"maçã 🤖"}' },
            { event: 'done', data: '{}' },
          ],
          end: 'ended',
        });
      }),
    );
  });

  it('join their lines of data', async () => {
    const { events } = await read(streamOf(`data: a\ndata: b\r\n\r\n${done}`));
    expect(events[0]).toEqual({ event: 'message', data: 'a\nb' });
  });

  it('are refused when the line ends before them', async () => {
    await expect(read(streamOf('event: text\ndata: {"te'))).rejects.toThrow('cut');
  });

  it('end also a stream that whoever hears them has given up meanwhile', async () => {
    const given = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();
    const stream = new ReadableStream<Uint8Array>({ start: (controller) => given.resolve(controller) });
    const controller = await given.promise;
    controller.enqueue(new TextEncoder().encode(`event: begin\ndata: {}\n\n${done}`));
    const giveUp = ({ event }: StreamEvent) => {
      if (event === 'done') return 'ended';
      controller.error(new Error('given up'));
      return undefined;
    };
    expect(await readUntil(stream, 1000, giveUp)).toBe('ended');
  });

  it('are not waited for on a line that says nothing', async () => {
    vi.useFakeTimers();
    const reading = expect(read(streamOf(': still here\n\n', [64], true))).rejects.toThrow('cut');
    await vi.advanceTimersByTimeAsync(1100);
    await reading;
    vi.useRealTimers();
  });
});
