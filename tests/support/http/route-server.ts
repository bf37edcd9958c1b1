import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RouteHandler } from '@/lib/access/serve';

type Params = Record<string, string>;
type Route = { method: string; pattern: RegExp; handler: RouteHandler };

export type RouteServer = { url: string; port: number; stop(): Promise<void> };

/** The handlers behind a real socket, streamed both ways: what a cut or a slow line does to a request is seen here. */
export async function startRouteServer(handlers: readonly RouteHandler[]): Promise<RouteServer> {
  const routes = handlers.map((handler): Route => {
    const { method, path } = handler.operation;
    return { method, handler, pattern: new RegExp(`^/api${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) };
  });
  const server = createServer((request, response) => {
    // A line that is cut ends the answer too; the next request tells.
    answer(routes, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(routes: readonly Route[], asked: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = asked;
  const address = new URL(url, 'http://localhost:3000');
  const route = routes.find((each) => each.method === method && each.pattern.test(address.pathname));
  if (!route) throw new Error(`No route for ${method} ${address.pathname}`);
  const params: Params = { ...route.pattern.exec(address.pathname)?.groups };
  const hasBody = method === 'POST' || method === 'PUT';
  const request = new Request(address, {
    method,
    headers: asked.headers as Record<string, string>,
    ...(hasBody && { body: Readable.toWeb(asked) as ReadableStream, duplex: 'half' }),
  } as RequestInit);
  const { status, headers, body } = await route.handler(request, { params: Promise.resolve(params) });
  response.writeHead(status, Object.fromEntries(headers));
  if (body) await pipeline(Readable.fromWeb(body as never), response);
  else response.end();
}
