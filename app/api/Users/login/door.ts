import { areaOf, homes, mayEnter } from '@/lib/access/areas';
import { knownDeviceCookie } from '@/lib/access/known-devices';
import type { Door } from '@/lib/access/serve';
import { readCookie, sessionCookieName, setCookie, signedInHint, typedLoginCookie } from '@/lib/access/session-cookie';
import type { signIn } from '@/lib/accounts/commands/sign-in';
import { clientAddressHeader } from '@/lib/platform/http/client-address';
import { type Locale, localeOf } from '@/lib/platform/i18n/locales';
import { localized, ownPath, splitLocale } from '@/lib/platform/links';

type SignedIn = Awaited<ReturnType<typeof signIn>>;

const yearSeconds = 365 * 24 * 3600;

/** The sign-in screens' native form. It goes where the visitor wanted to, when that is open to this tipo; else home. */
export const signInDoor: Door<SignedIn> = {
  carried: (headers) => ({
    knownDevice: readCookie(headers.get('cookie'), knownDeviceCookie),
    clientAddress: headers.get(clientAddressHeader) ?? undefined,
  }),
  cookies: ({ session, knownDevice }) => [
    setCookie(sessionCookieName(), session.cookie, { maxAge: session.ttl }),
    setCookie(signedInHint, '1', { maxAge: session.ttl, readable: true }),
    setCookie(knownDeviceCookie, knownDevice, { maxAge: yearSeconds }),
    setCookie(typedLoginCookie, '', { maxAge: 0 }),
  ],
  refusedCookies: (_, { username }) => [
    setCookie(typedLoginCookie, encodeURIComponent(String(username ?? '').slice(0, 100)), { maxAge: 60 }),
  ],
  form: {
    done: ({ tipo }, { from, locale }) => destination(tipo, ownPath(from), localeOf(locale)),
    refused: ({ code, retryAfterSeconds }, { face, from, locale }) => {
      const query = new URLSearchParams({ error: code });
      if (retryAfterSeconds) query.set('wait', String(retryAfterSeconds));
      const origin = ownPath(from);
      if (origin) query.set('from', origin);
      return `${localized(localeOf(locale), ownPath(face) ?? '/login')}?${query}`;
    },
  },
};

function destination(tipo: SignedIn['tipo'], from: string | undefined, locale: Locale): string {
  const area = from && areaOf(splitLocale(from).bare);
  return from && (!area || mayEnter(tipo, area)) ? from : localized(locale, homes[tipo]);
}
