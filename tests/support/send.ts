import type { RouteHandler } from '@/lib/access/serve';

type Sent = {
  method?: string;
  /** Below /api, as a client writes it. */
  path: string;
  params?: Record<string, string>;
  body?: unknown;
  bearer?: string;
  headers?: Record<string, string>;
};

export type Answer = { status: number; body: Record<string, unknown>; headers: Headers };

/** A request of an API client to a route handler, with its real Request and Response. */
export async function send(
  handler: RouteHandler,
  { method = 'GET', path, params = {}, body, bearer, headers }: Sent,
): Promise<Answer> {
  const isText = typeof body === 'string' || body instanceof Uint8Array;
  const request = new Request(`http://localhost:3000/api${path}`, {
    method,
    headers: {
      host: 'localhost:3000',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    ...(body !== undefined && { body: isText ? (body as BodyInit) : JSON.stringify(body) }),
  });
  const response = await handler(request, { params: Promise.resolve(params) });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : {}, headers: response.headers };
}
