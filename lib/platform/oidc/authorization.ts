import { randomBytes } from 'node:crypto';
import * as oauth from 'oauth4webapi';
import { fail } from '@/lib/platform/errors/failures';
import { answered, connect, requestOptions } from './connection';
import type { Provider } from './providers';

/** What a sign-in through a provider must remember until the browser comes back. */
export type Attempt = { state: string; nonce: string; verifier: string };

/** Someone at a provider. Only the pair names a person: a subject is another one's elsewhere. */
export type Identity = { issuer: string; subject: string };

type Start = {
  redirectUri: string;
  /** Stands before the chance of the state and comes back with it. */
  mark: string;
  /** Another person may be signed in at the provider in this browser: it asks again. */
  askAgain: boolean;
};

/** Where the browser goes, and what stays here: authorisation code with PKCE, state and nonce. */
export async function beginAuthorization(provider: Provider, { redirectUri, mark, askAgain }: Start) {
  const { server } = await connect(provider);
  if (!server.authorization_endpoint) return fail('sso.unreachable');
  const attempt: Attempt = {
    state: `${mark}.${randomBytes(24).toString('base64url')}`,
    nonce: oauth.generateRandomNonce(),
    verifier: oauth.generateRandomCodeVerifier(),
  };
  const address = new URL(server.authorization_endpoint);
  const asked = {
    client_id: provider.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
    ...(askAgain && { prompt: 'login' }),
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return { address: address.href, attempt };
}

type Return = { callback: URLSearchParams; attempt: Attempt; redirectUri: string };

/** Who came back: the state is this browser's, the code is exchanged with the verifier, the ID token has our nonce. */
export async function finishAuthorization(
  provider: Provider,
  { callback, attempt, redirectUri }: Return,
): Promise<Identity> {
  const { server, client, clientAuth } = await connect(provider);
  const claims = await answered(async () => {
    const parameters = oauth.validateAuthResponse(server, client, callback, attempt.state);
    const options = requestOptions(provider);
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      clientAuth,
      parameters,
      redirectUri,
      attempt.verifier,
      options,
    );
    // The ID token comes straight from the token endpoint over TLS, which vouches for it as its signature would.
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
      expectedNonce: attempt.nonce,
      requireIdToken: true,
    });
    return oauth.getValidatedIdTokenClaims(tokens);
  });
  return claims ? { issuer: claims.iss, subject: claims.sub } : fail('sso.refused');
}
