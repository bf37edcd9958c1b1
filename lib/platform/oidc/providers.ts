import type { Env } from '@/lib/platform/env/env';
import { env } from '@/lib/platform/env/env';
import type { ProviderId } from './provider-ids';

export type Provider = {
  id: ProviderId;
  issuer: string;
  clientId: string;
  clientSecret: string;
  label: string;
  logoUrl: string | undefined;
  /** How it is asked once more who is there, where somebody may be signed in already: Google knows no `login`. */
  promptAgain: 'login' | 'select_account';
};

type Settings = Pick<
  Env,
  | 'OIDC_ISSUER'
  | 'OIDC_CLIENT_ID'
  | 'OIDC_CLIENT_SECRET'
  | 'OIDC_LABEL'
  | 'OIDC_LOGO_URL'
  | 'GOOGLE_CLIENT_ID'
  | 'GOOGLE_CLIENT_SECRET'
>;

/** The providers that are configured, in the order of their buttons. */
export function providersOf(given: Settings): Provider[] {
  const providers: Provider[] = [];
  if (given.OIDC_ISSUER && given.OIDC_CLIENT_ID && given.OIDC_CLIENT_SECRET) {
    providers.push({
      id: 'oidc',
      issuer: given.OIDC_ISSUER,
      clientId: given.OIDC_CLIENT_ID,
      clientSecret: given.OIDC_CLIENT_SECRET,
      label: given.OIDC_LABEL,
      logoUrl: given.OIDC_LOGO_URL,
      promptAgain: 'login',
    });
  }
  if (given.GOOGLE_CLIENT_ID && given.GOOGLE_CLIENT_SECRET) {
    providers.push({
      id: 'google',
      issuer: 'https://accounts.google.com',
      clientId: given.GOOGLE_CLIENT_ID,
      clientSecret: given.GOOGLE_CLIENT_SECRET,
      label: 'Google',
      logoUrl: undefined,
      promptAgain: 'select_account',
    });
  }
  return providers;
}

export function configuredProviders(): Provider[] {
  return providersOf(env());
}

/** The one whose accounts these are, while it is configured. */
export function providerOfIssuer(issuer: string): Provider | undefined {
  return configuredProviders().find((provider) => provider.issuer === issuer);
}

export function providerNamed(id: string | undefined): Provider | undefined {
  return configuredProviders().find((provider) => provider.id === id);
}
