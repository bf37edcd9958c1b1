import { providerKeyCookies } from '@/lib/access/provider-keys';
import type { Door } from '@/lib/access/serve';
import { setCookie } from '@/lib/access/session-cookie';

/** These cookies and no other: the session and the preferences stay. */
export const clearProviderKeysDoor: Door<unknown> = {
  cookies: () => providerKeyCookies().map((name) => setCookie(name, '', { maxAge: 0 })),
};
