import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import type { Operation } from './operation';

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
type Route = Handler & { readonly operation: Pick<Operation, 'method' | 'path'> };

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
  // The body is read by the route, behind its doors: nobody is waited for who would be refused.
  const body = ReadableStream.from(request.iterator({ destroyOnReturn: false })) as BodyInit;
  const sent: RequestInit & { duplex: 'half' } = { method, headers: headers as HeadersInit, body, duplex: 'half' };
  const asked = new Request(`http://localhost${url}`, sent);
  const answer = await route(asked, { params: Promise.resolve({}) });
  // What the route left unread is passed over: the next question comes on the same line.
  if (!request.readableEnded) request.resume();
  response.statusCode = answer.status;
  response.setHeaders(answer.headers);
  if (!answer.body) return void response.end();
  // A browser that went away has ended its stream, and that is no failure.
  await pipeline(Readable.fromWeb(answer.body as ReadableStream), response).catch((error: unknown) =>
    request.socket.destroyed ? undefined : Promise.reject(error),
  );
}
