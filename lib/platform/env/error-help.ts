import { env } from './env';

/** What the error screen must know in the browser, on the document's body: it has nobody left to ask. */
export function errorHelp() {
  const { SUPPORT_EMAIL, OIDC_LABEL } = env();
  return { 'data-support': SUPPORT_EMAIL, 'data-provider': OIDC_LABEL };
}
