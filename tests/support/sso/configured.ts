import { ourClient, startIdentityProvider } from './identity-provider';

/** Imported by a test file, before anything reads the environment: a provider of its own, configured. */
export const identityProvider = await startIdentityProvider('http://localhost:3000/api/sso/oidc/callback');

Object.assign(process.env, {
  OIDC_ISSUER: identityProvider.issuer,
  OIDC_CLIENT_ID: ourClient.id,
  OIDC_CLIENT_SECRET: ourClient.secret,
});
