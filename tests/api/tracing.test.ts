import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { PUT } from '@/app/api/Cursos/route';
import { startTracing } from '@/lib/platform/tracing/tracing';
import { send } from '@/tests/support/send';
import { courseData, signedIn } from '@/tests/support/world';

type Export = { resourceSpans: { scopeSpans: { spans: { name: string; status: { code?: number } }[] }[] }[] };

/** A collector that keeps what it is sent. */
const received: Export[] = [];
const collector = createServer(async (request, response) => {
  if (request.url === '/v1/traces') received.push(JSON.parse(await textOf(request)));
  response.end('{}');
}).listen(0, '127.0.0.1');
await once(collector, 'listening');
process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`;
afterAll(() => collector.close());

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

it('sends a span of every command, and says which failed, without what it was about', async () => {
  const tracing = await startTracing();
  const { bearer } = await signedIn('admin');
  const { code, name, ...rest } = courseData();
  const insert = () =>
    send(PUT, { method: 'PUT', path: '/Cursos', body: { codigo: code, nome: name, ...rest }, bearer });
  expect((await insert()).status).toBe(200);
  expect((await insert()).status).toBe(409);
  await tracing.stop();
  const spans = received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  const failed = 2;
  const ours = spans.filter((span) => span.name === 'courses.create').map(({ status }) => status.code ?? 0);
  expect(ours.sort()).toEqual([0, failed]);
  expect(JSON.stringify(received)).not.toContain(code);
});
