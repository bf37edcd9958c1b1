import { randomBytes } from 'node:crypto';
import * as oauth from 'oauth4webapi';
import { fail } from '@/lib/platform/errors/failures';
import { type Called, calledIn, scopeOf } from './called';
import { answered, type Connection, connect, requestOptions } from './connection';
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
    scope: scopeOf(server.scopes_supported),
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
    ...(askAgain && { prompt: provider.promptAgain }),
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return { address: address.href, attempt };
}

type Return = { callback: URLSearchParams; attempt: Attempt; redirectUri: string };

/** Who came back, and how to learn what the person is called there, which only who is not known here yet is shown. */
type Returned = { identity: Identity; called: () => Promise<string> };

/** Who came back: the state is this browser's, the code is exchanged with the verifier, the ID token has our nonce. */
export async function finishAuthorization(
  provider: Provider,
  { callback, attempt, redirectUri }: Return,
): Promise<Returned> {
  const connection = await connect(provider);
  const { server, client, clientAuth } = connection;
  const { claims, token } = await answered(async () => {
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
    return { claims: oauth.getValidatedIdTokenClaims(tokens), token: tokens.access_token };
  });
  if (!claims) return fail('sso.refused');
  const identity = { issuer: claims.iss, subject: claims.sub };
  return { identity, called: () => calledThere(provider, connection, { claims, token }) };
}

type Proven = { claims: oauth.IDToken; token: string };

/** As the ID token says, else as the provider answers; where it tells nothing, the subject is what is left to be shown. */
async function calledThere(
  provider: Provider,
  { server, client }: Connection,
  { claims, token }: Proven,
): Promise<string> {
  const told = calledIn(claims as Called);
  if (told || !server.userinfo_endpoint) return told ?? claims.sub;
  const info = await answered(async () => {
    const response = await oauth.userInfoRequest(server, client, token, requestOptions(provider));
    return oauth.processUserInfoResponse(server, client, claims.sub, response);
  });
  return calledIn(info as Called) ?? claims.sub;
}
