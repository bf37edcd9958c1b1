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
  { method = 'GET', path, params = {}, body: sent, bearer, headers }: Sent,
): Promise<Answer> {
  const isText = typeof sent === 'string' || sent instanceof Uint8Array;
  const request = new Request(`http://localhost:3000/api${path}`, {
    method,
    headers: {
      host: 'localhost:3000',
      ...(sent !== undefined && { 'content-type': 'application/json' }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    ...(sent !== undefined && { body: isText ? (sent as BodyInit) : JSON.stringify(sent) }),
  });
  const response = await handler(request, { params: Promise.resolve(params) });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  // A file's bytes are judged where they are asked for, over real HTTP.
  const body = isJson ? JSON.parse(text) : { ...(text && { bytes: text.length }) };
  return { status: response.status, body, headers: response.headers };
}
