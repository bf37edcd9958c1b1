import { describe, expect, it } from 'vitest';
import { providersOf } from './providers';

type Settings = Parameters<typeof providersOf>[0];

const none: Settings = {
  OIDC_ISSUER: undefined,
  OIDC_CLIENT_ID: undefined,
  OIDC_CLIENT_SECRET: undefined,
  OIDC_LABEL: 'Plurall',
  OIDC_LOGO_URL: undefined,
  GOOGLE_CLIENT_ID: undefined,
  GOOGLE_CLIENT_SECRET: undefined,
};
const oidc = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'us', OIDC_CLIENT_SECRET: 'secret' };
const google = { GOOGLE_CLIENT_ID: 'us', GOOGLE_CLIENT_SECRET: 'secret' };

describe('the configured providers', () => {
  it.each([
    ['none without settings', none, []],
    ['Plurall unless it has another name', { ...none, ...oidc }, ['Plurall']],
    ['the name that is given', { ...none, ...oidc, OIDC_LABEL: 'Escola Viva' }, ['Escola Viva']],
    ['Google alone', { ...none, ...google }, ['Google']],
    ['both', { ...none, ...oidc, ...google }, ['Plurall', 'Google']],
    ['none that is half', { ...none, OIDC_ISSUER: 'https://id.example', GOOGLE_CLIENT_ID: 'us' }, []],
  ])('are %s', (_, settings, labels) => {
    expect(providersOf(settings).map(({ label }) => label)).toEqual(labels);
  });

  it('are each asked in a way that it knows to ask once more who is there', () => {
    const asked = providersOf({ ...none, ...oidc, ...google }).map(({ promptAgain }) => promptAgain);
    // Google: none, consent or select_account.
    expect(asked).toEqual(['login', 'select_account']);
  });
});
