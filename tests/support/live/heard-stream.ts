export type Heard = { event?: string; id?: string; data?: Record<string, unknown> };

/** A stream as a browser reads it: frames in their order, until either side ends it. */
export function heardStream({ body }: Response) {
  const frames: Heard[] = [];
  const hangingUp = new AbortController();
  const ended = read(body as ReadableStream<Uint8Array>, frames, hangingUp.signal);
  const told = () => frames.filter(({ event }) => event === 'told').map(({ data }) => data);
  return {
    frames,
    ended,
    /** What was told, in order, as its data. */
    told: () => told().map((event) => event?.data as Record<string, unknown>),
    eventIds: () => told().map((event) => String(event?.id)),
    position: () => frames.findLast(({ id }) => id)?.id,
    hangUp: () => hangingUp.abort(),
  };
}

async function read(body: ReadableStream<Uint8Array>, frames: Heard[], signal: AbortSignal): Promise<void> {
  const text = body.pipeThrough(new TextDecoderStream() as never, { signal }) as unknown as AsyncIterable<string>;
  let rest = '';
  try {
    for await (const chunk of text) {
      const parts = (rest + chunk).split('\n\n');
      rest = parts.pop() ?? '';
      frames.push(...parts.map(frameOf));
    }
  } catch {
    // Hung up.
  }
}

function frameOf(text: string): Heard {
  const fields = Object.fromEntries(text.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
  return { ...fields, ...(fields.data && { data: JSON.parse(fields.data) }) };
}
