export type StreamEvent = { event: string; data: string };

/**
 * Reads server-sent events from an answer that was asked for with `fetch` (EventSource sends neither a body nor our
 * headers) until one of them ends it. Rejects when the line is cut before, or nothing comes for `silenceMs`, not even a
 * comment.
 */
export async function readUntil<End>(
  stream: ReadableStream<Uint8Array>,
  silenceMs: number,
  onEvent: (event: StreamEvent) => End | undefined,
): Promise<End> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const silence = setTimeout(() => void reader.cancel(), silenceMs);
    const { done, value } = await reader.read().finally(() => clearTimeout(silence));
    if (done) throw new Error('The line was cut.');
    rest += decoder.decode(value, { stream: true });
    const whole = rest.split(/\r?\n\r?\n/);
    rest = whole.pop() ?? '';
    for (const event of whole.flatMap(parsedEvent)) {
      const end = onEvent(event);
      if (end === undefined) continue;
      // Whoever heard it may have given the whole request up: then there is nothing to cancel.
      reader.cancel().catch(() => undefined);
      return end;
    }
  }
}

/** None for what is only a comment. */
function parsedEvent(text: string): StreamEvent[] {
  let event = 'message';
  const data: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, field, value = ''] = /^(event|data): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  return data.length > 0 ? [{ event, data: data.join('\n') }] : [];
}
