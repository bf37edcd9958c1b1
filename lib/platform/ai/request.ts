import { type ClientRequest, Agent as HttpAgent, type IncomingMessage, request as overHttp } from 'node:http';
import { Agent as HttpsAgent, request as overHttps } from 'node:https';
import { fail } from '@/lib/platform/errors/failures';
import { type AddressReach, guardedLookup, isAddressAllowed } from './address';

export type Upstream = {
  /** Up to /v1. */
  baseUrl: string;
  apiKey: string;
  reach: AddressReach;
};

/** A connection a school's answer is worth keeping: TLS costs two journeys to the vendor. */
const kept = { keepAlive: true, keepAliveMsecs: 15_000, maxFreeSockets: 64, timeout: 60_000 };
const agents = new Map<AddressReach, { http: HttpAgent; https: HttpsAgent }>();

/** One set a reach: a connection that a configured address opened is never lent to a typed one. */
function agentsOf(reach: AddressReach) {
  const known = agents.get(reach) ?? { http: new HttpAgent(kept), https: new HttpsAgent(kept) };
  agents.set(reach, known);
  return known;
}

type Asking = { method: 'GET' | 'POST'; path: string; body?: string; accept: string };

/** Opens a request; redirects are not followed, since they would take the key along. */
export function openRequest(
  { baseUrl, apiKey, reach }: Upstream,
  { method, path, body, accept }: Asking,
  onResponse: (response: IncomingMessage) => void,
): ClientRequest {
  if (!isAddressAllowed(baseUrl, reach)) fail('ai.unreachable', { cause: new Error('the address is not allowed') });
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}${path}`);
  const { http, https } = agentsOf(reach);
  const bytes = body === undefined ? undefined : Buffer.from(body);
  const options = {
    method,
    lookup: guardedLookup(url.protocol, reach),
    headers: {
      Authorization: `Bearer ${apiKey}`,
      Accept: accept,
      ...(bytes && { 'Content-Type': 'application/json', 'Content-Length': bytes.byteLength }),
    },
  };
  const request =
    url.protocol === 'https:'
      ? overHttps(url, { ...options, agent: https }, onResponse)
      : overHttp(url, { ...options, agent: http }, onResponse);
  request.end(bytes);
  return request;
}

/** Calls once the request has a connection, a kept one at once. */
export function onConnected(request: ClientRequest, connected: () => void): void {
  request.once('socket', (socket) => {
    if (!socket.connecting) return connected();
    socket.once('encrypted' in socket ? 'secureConnect' : 'connect', connected);
  });
}
