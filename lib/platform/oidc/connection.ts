import * as oauth from 'oauth4webapi';
import { fail } from '@/lib/platform/errors/failures';
import type { Provider } from './providers';

/** A provider with what it tells about itself: where each question goes, and how we prove ourselves there. */
export type Connection = {
  server: oauth.AuthorizationServer;
  client: oauth.Client;
  clientAuth: oauth.ClientAuth;
};

const answerMsMax = 6000;
const knownMs = 10 * 60_000;

/** A class that waits for the provider must be told soon; settings.ts allows plain HTTP on this machine alone. */
export function requestOptions({ issuer }: Provider) {
  return {
    signal: () => AbortSignal.timeout(answerMsMax),
    [oauth.allowInsecureRequests]: issuer.startsWith('http:'),
  };
}

const known = new Map<string, { until: number; server: oauth.AuthorizationServer }>();

/** Only what was heard is remembered: a provider that was down is asked again. */
export async function connect(provider: Provider): Promise<Connection> {
  const held = known.get(provider.issuer);
  const server = held && held.until > Date.now() ? held.server : await discover(provider);
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const auth = methods.includes('client_secret_basic') ? oauth.ClientSecretBasic : oauth.ClientSecretPost;
  return { server, client: { client_id: provider.clientId }, clientAuth: auth(provider.clientSecret) };
}

async function discover(provider: Provider): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(provider.issuer);
  const server = await answered(async () =>
    oauth.processDiscoveryResponse(
      issuer,
      await oauth.discoveryRequest(issuer, { algorithm: 'oidc', ...requestOptions(provider) }),
    ),
  );
  known.set(provider.issuer, { until: Date.now() + knownMs, server });
  return server;
}

const notNow = ['server_error', 'temporarily_unavailable'];

/** Whatever goes wrong with a provider, as one of our failures: the person said no, it is away, or it is not believed. */
export async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof oauth.AuthorizationResponseError) {
      if (cause.error === 'access_denied') fail('sso.cancelled');
      if (notNow.includes(cause.error)) fail('sso.unreachable', { cause });
    }
    fail(isAway(cause) ? 'sso.unreachable' : 'sso.refused', { cause });
  }
}

/** No connection, no answer in time, or an answer that says that it is broken. */
function isAway(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  if (cause.name === 'TimeoutError' || cause.name === 'AbortError') return true;
  // fetch throws a bare TypeError with a cause when nobody answers; the library's own carry a code.
  if (cause instanceof TypeError && !('code' in cause)) return true;
  const response = [cause, cause.cause].find((each) => each instanceof Response);
  const status = cause instanceof oauth.ResponseBodyError ? cause.status : (response as Response | undefined)?.status;
  return status !== undefined && status >= 500;
}
