/** What the addresses of a provider and its buttons are named by. */
export const providerIds = ['oidc', 'google'] as const;
export type ProviderId = (typeof providerIds)[number];
