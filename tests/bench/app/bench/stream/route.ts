/** The same first line as ours says, then nothing: what a stream costs the framework alone. */
export function GET() {
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('event: ready\ndata: {}\n\n')),
  });
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache, no-transform' },
  });
}
