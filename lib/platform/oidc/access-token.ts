import * as oauth from 'oauth4webapi';
import { fail, refuseUnless } from '@/lib/platform/errors/failures';
import type { Identity } from './authorization';
import { type Called, calledIn } from './called';
import { answered, type Connection, connect, requestOptions } from './connection';
import type { Provider } from './providers';

/** Who a token speaks for, as the provider itself says. */
export type TokenOwner = Identity & { username: string | undefined; name: string | undefined; called: string };

/**
 * A token that somebody brings is a claim. The provider's userinfo says whose it is, and the provider or the token says
 * for whom it was made: one that another product obtained for the same person opens nothing here.
 */
export async function ownerOfToken(provider: Provider, accessToken: string): Promise<TokenOwner> {
  const connection = await connect(provider);
  const { server, client } = connection;
  const info = await answered(async () => {
    const response = await oauth.userInfoRequest(server, client, accessToken, requestOptions(provider));
    return oauth.processUserInfoResponse(server, client, oauth.skipSubjectCheck, response);
  });
  const made = server.introspection_endpoint
    ? await introspected(provider, connection, accessToken)
    : claimsOf(accessToken);
  const audience = [made.aud, made.client_id, made.azp].flat();
  refuseUnless(audience.includes(provider.clientId), 'sso.refused');
  refuseUnless(made.iss === undefined || made.iss === server.issuer, 'sso.refused');
  refuseUnless(made.sub === undefined || made.sub === info.sub, 'sso.refused');
  const { sub: subject, preferred_username: username, name } = info;
  return { issuer: server.issuer, subject, username, name, called: calledIn(info as Called) ?? subject };
}

type Claims = { aud?: unknown; client_id?: unknown; azp?: unknown; iss?: unknown; sub?: unknown };

async function introspected(
  provider: Provider,
  { server, client, clientAuth }: Connection,
  token: string,
): Promise<Claims> {
  const reply = await answered(async () =>
    oauth.processIntrospectionResponse(
      server,
      client,
      await oauth.introspectionRequest(server, client, clientAuth, token, requestOptions(provider)),
    ),
  );
  return reply.active ? reply : fail('sso.refused');
}

/** The provider took this very token a moment ago, so what is written in it stands under its signature. */
function claimsOf(token: string): Claims {
  const [, payload = ''] = token.split('.');
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  } catch (cause) {
    return fail('sso.refused', { cause });
  }
}
