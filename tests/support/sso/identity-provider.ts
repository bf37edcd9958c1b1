import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { signInPage } from './sign-in-page';

/** What we are to the provider, and another product that it knows as well. */
export const ourClient = { id: 'school-computing', secret: 'a-client-secret-for-tests-only' };
export const otherClient = { id: 'another-product', secret: 'another-secret-for-tests-only' };

/** A real OpenID Connect provider on loopback. Anyone signs in there under any name, which is the subject too. */
export async function startIdentityProvider(redirectUri: string) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [client(ourClient, redirectUri), client(otherClient, 'https://other.example/callback')],
    cookies: { keys: ['for-tests-only'] },
    claims: { openid: ['sub', 'preferred_username'], profile: ['name'] },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, preferred_username: `${id}@plurall`, name: `Pessoa ${id}` }),
    }),
    features: { introspection: { enabled: true, allowedPolicy: () => true }, devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [signingKey()] },
    pkce: { required: () => true },
    loadExistingGrant: consent,
    ttl: { AccessToken: 3600, AuthorizationCode: 60, Grant: 3600, IdToken: 3600, Interaction: 600, Session: 3600 },
  });
  provider.use(faults);
  provider.use(tokenPage(provider));
  provider.use(signInPage(provider));
  server.unref();
  server.on('request', provider.callback());
  return {
    issuer,
    /** An access token as the client's own pages hold one. */
    tokenFor: (accountId: string, clientId = ourClient.id) => mint(provider, accountId, clientId),
    close: () => server.close(),
  };
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' };
}

function client({ id, secret }: typeof ourClient, redirectUri: string) {
  return { client_id: id, client_secret: secret, redirect_uris: [redirectUri] };
}

/** Schools consent for everybody: nobody is asked. */
async function consent({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({
    accountId: oidc.session?.accountId as string,
    clientId: oidc.client?.clientId as string,
  });
  grant.addOIDCScope('openid profile');
  await grant.save();
  return grant;
}

/** Some people's sign-ins fail at the token endpoint, by name, so that tests at the same time do not meet. */
async function faults(context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  if (context.path !== '/token') return;
  const name = context.oidc?.entities.Account?.accountId ?? '';
  if (name.startsWith('down')) context.req.socket.destroy();
  if (name.startsWith('slow')) await wait(8000);
  if (name.startsWith('broken')) context.status = 503;
  if (name.startsWith('denied')) Object.assign(context, { status: 400, body: { error: 'invalid_grant' } });
}

/** Pages of the provider's own hold a token of whoever uses them; here of anybody. */
function tokenPage(provider: Provider) {
  return async (context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    const [, folder, name] = context.path.split('/');
    if (folder !== 'token-for' || !name) return next();
    context.body = await mint(provider, name, ourClient.id);
  };
}

async function mint(provider: Provider, accountId: string, clientId: string): Promise<string> {
  const holder = await provider.Client.find(clientId);
  if (!holder) throw new Error(`no client ${clientId}`);
  const grant = new provider.Grant({ accountId, clientId });
  grant.addOIDCScope('openid profile');
  const grantId = await grant.save();
  const token = new provider.AccessToken({
    accountId,
    client: holder,
    grantId,
    scope: 'openid profile',
    claims: {},
    gty: 'authorization_code',
    expiresWithSession: false,
    sessionUid: 'none',
  } as unknown as ConstructorParameters<typeof provider.AccessToken>[0]);
  return token.save();
}
