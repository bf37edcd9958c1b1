/**
 * The cookies that single sign-on keeps in a browser between leaving for the provider and coming back: the "provider's
 * keys" that the error screen offers to clear. Whoever adds one names it here.
 */
export const providerKeyCookies = ['sso_state'] as const;
