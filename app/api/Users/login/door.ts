import { destination, pendingLinkCookie, sessionCookies } from '@/lib/access/after-sign-in';
import { knownDeviceCookie } from '@/lib/access/known-devices';
import type { Door } from '@/lib/access/serve';
import { readCookie, setCookie, typedLoginCookie } from '@/lib/access/session-cookie';
import { deviceIn } from '@/lib/access/shared-device-cookie';
import { sealedName } from '@/lib/access/sso/sealed-cookie';
import { links } from '@/lib/links';
import type { Failure } from '@/lib/platform/errors/failures';
import { clientAddressHeader } from '@/lib/platform/http/client-address';
import { type Locale, localeOf, normalisedLocale } from '@/lib/platform/i18n/locales';
import { localized, ownPath, splitLocale } from '@/lib/platform/links';
import { configuredProviders } from '@/lib/platform/oidc/providers';
import { NotLinked, type signInEitherWay } from './either-way';

type SignedIn = Awaited<ReturnType<typeof signInEitherWay>>;

const yearSeconds = 365 * 24 * 3600;

/** The sign-in screens' native form. It goes where the visitor wanted to, when that is open to this tipo; else home. */
export const signInDoor: Door<SignedIn> = {
  // An embedded start is the provider's own form; its single-use state stands where the origin does for ours.
  origins: () => configuredProviders().map(({ issuer }) => issuer),
  fromHeaders: (headers) => ({
    knownDevice: readCookie(headers.get('cookie'), knownDeviceCookie),
    pendingLink: readCookie(headers.get('cookie'), sealedName('sso_link')),
    clientAddress: headers.get(clientAddressHeader) ?? undefined,
    // A class has this browser today: whatever was ticked, others use it after this person.
    ...(deviceIn(headers) !== undefined && { sharedDevice: true }),
  }),
  cookies: ({ session, knownDevice, toLink }) => [
    ...sessionCookies(session),
    ...(toLink ? [pendingLinkCookie(toLink)] : []),
    ...(knownDevice ? [setCookie(knownDeviceCookie, knownDevice, { maxAge: yearSeconds })] : []),
  ],
  refusedCookies: (failure, { username }) =>
    failure instanceof NotLinked
      ? [pendingLinkCookie(failure.pendingLink)]
      : [setCookie(typedLoginCookie, typedAgain(String(username ?? '')), { maxAge: 60 })],
  form: {
    done: ({ tipo, toLink }, { from, locale, preferredLocale }) => {
      const preferred = normalisedLocale(preferredLocale);
      const [origin, language] = [inLanguage(ownPath(from), preferred), preferred ?? localeOf(locale)];
      return toLink ? localized(language, links.confirmLink(origin)) : destination(tipo, origin, language);
    },
    refused: (failure, { face, from, locale, link, provider, providerType }) => {
      const query = refusalQuery(failure, {
        linking: Boolean(link),
        provider: String(providerType ? 'oidc' : provider),
      });
      const origin = ownPath(from);
      if (origin) query.set('from', origin);
      return `${localized(localeOf(locale), ownPath(face) ?? '/login')}?${query}`;
    },
  },
};

/** Cut, and any half of a character with it: half an emoji has no escape. */
function typedAgain(username: string): string {
  return encodeURIComponent(username.slice(0, 100).toWellFormed());
}

type Through = { linking: boolean; provider: string };

function refusalQuery(failure: Failure, { linking, provider }: Through): URLSearchParams {
  if (failure instanceof NotLinked) return new URLSearchParams({ link: failure.providerId });
  const query = new URLSearchParams({ error: failure.code });
  if (failure.retryAfterSeconds) query.set('wait', String(failure.retryAfterSeconds));
  // A wrong password does not end the linking; the provider's part that failed does.
  if (failure.code.startsWith('sso.')) query.set('provider', provider);
  else if (linking) query.set('link', provider);
  return query;
}

/** What this browser prefers decides the language of the landing; without it the origin keeps its own. */
function inLanguage(from: string | undefined, preferred: Locale | undefined): string | undefined {
  return from && preferred && !from.startsWith('/api/') ? localized(preferred, splitLocale(from).bare) : from;
}
