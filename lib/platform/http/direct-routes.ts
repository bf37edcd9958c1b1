import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadable } from 'node:stream/web';
import type { Operation } from './operation';

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
type Route = Handler & { readonly operation: Pick<Operation, 'method' | 'path' | 'bodyBytesMax'> };

/** One a process, whatever bundle asks: Next's own fills it, the server in front of Next reads it. */
const held = globalThis as { directRoutes?: Map<string, Route> };

/**
 * For a stream whose first words a whole class waits for: Next's way to a route costs as much as all that the route
 * does. The route stays where it is, and answers by Next whoever accepts no stream.
 */
export function serveDirectly(route: Route): void {
  const { method, path } = route.operation;
  held.directRoutes ??= new Map();
  held.directRoutes.set(`${method} /api${path}`, route);
}

/** The route that answers without Next, if one does. */
export function directRoute({ method, url = '', headers }: IncomingMessage): Route | undefined {
  if (!headers.accept?.includes('text/event-stream')) return undefined;
  return held.directRoutes?.get(`${method} ${url.split('?', 1)[0]}`);
}

export async function answerDirectly(route: Route, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url, headers } = request;
  const body = await bytesOf(request, route.operation.bodyBytesMax).catch(() => undefined);
  // The line was cut while it asked: nobody is there to hear.
  if (!body) return void response.destroy();
  const asked = new Request(`http://localhost${url}`, {
    method,
    headers: headers as Record<string, string>,
    body: new Uint8Array(body),
  });
  const answer = await route(asked, { params: Promise.resolve({}) });
  response.statusCode = answer.status;
  response.setHeaders(answer.headers);
  if (!answer.body) return void response.end();
  // A browser that went away has ended its stream, and that is no failure.
  await pipeline(Readable.fromWeb(answer.body as NodeReadable), response).catch((error: unknown) =>
    request.socket.destroyed ? undefined : Promise.reject(error),
  );
}

/** What passes the limit is not kept: enough of it is for the route to refuse it. */
function bytesOf(request: IncomingMessage, bytesMax: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      if (length <= bytesMax) chunks.push(chunk);
      length += chunk.length;
      if (length > bytesMax) resolve(Buffer.concat(chunks));
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
  });
}
