import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { GET as LOGO } from '@/app/api/sso/[provider]/logo/route';
import { GET as START } from '@/app/api/sso/[provider]/route';

/** What stands where the provider should be; each test says how it answers. */
let answer: RequestListener = (_, response) => response.destroy();
const server = createServer((request, response) => answer(request, response)).unref();
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
Object.assign(process.env, {
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: 'us',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_LOGO_URL: `${issuer}/logo.svg`,
});

const context = { params: Promise.resolve({ provider: 'oidc' }) };
const start = async () => {
  const response = await START(new Request('http://localhost:3000/api/sso/oidc?locale=en'), context);
  expect(response.headers.getSetCookie()).toEqual([]);
  return response.headers.get('location');
};

it.each<[string, RequestListener, string]>([
  ['hangs up', (_, response) => response.destroy(), 'sso.unreachable'],
  ['is broken', (_, response) => response.writeHead(502).end(), 'sso.unreachable'],
  ['never answers', () => undefined, 'sso.unreachable'],
  ['names another issuer', (_, response) => reply(response, { issuer: 'https://evil.example' }), 'sso.refused'],
])('a provider that %s leaves the visitor on the sign-in screen', async (_, listener, code) => {
  answer = listener;
  expect(await start()).toBe(`/en/login?error=${code}&provider=oidc`);
});

function reply(response: Parameters<RequestListener>[1], body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

it.each([
  ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>', 200],
  ['text/html', '<script>alert(1)</script>', 502],
  ['image/png', 'x'.repeat(101 * 1024), 502],
])('a logo of type %s is handed on only when it is a small picture', async (type, body, status) => {
  answer = (_, response) => response.writeHead(200, { 'content-type': type }).end(body);
  const response = await LOGO(new Request('http://localhost:3000/api/sso/oidc/logo'), context);
  expect(response.status).toBe(status);
});
