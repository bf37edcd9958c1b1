import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type Balancer = { url: string; stop(): Promise<void> };

type Exchange = { request: IncomingMessage; body: Buffer; response: ServerResponse };

/**
 * Sends each request to the next instance, and to another when one does not answer the call. What was under way when an
 * instance died is answered with 502, as a real balancer does: it cannot know whether the instance had done it.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  let turn = 0;
  const server = createServer(async (request, response) => {
    // Read first, so that it can be sent to another.
    const body = await buffer(request);
    pass({ request, body, response }, turn++, ports.length);
  });

  function pass({ request, body, response }: Exchange, at: number, triesLeft: number): void {
    const { method, url, headers } = request;
    const onward = forward({ port: ports[at % ports.length], host: '127.0.0.1', method, path: url, headers });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    onward.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ECONNREFUSED' && triesLeft > 1) return pass({ request, body, response }, at + 1, triesLeft - 1);
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
    onward.end(body);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
