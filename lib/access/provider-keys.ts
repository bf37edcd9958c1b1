import { sealedName } from './sso/sealed-cookie';

/** What a way through a provider keeps in a browser: the "provider's keys" that the error screen offers to clear. */
export function providerKeyCookies(): string[] {
  return [sealedName('sso_state'), sealedName('sso_link')];
}
