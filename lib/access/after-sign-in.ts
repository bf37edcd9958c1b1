import type { Locale } from '@/lib/platform/i18n/locales';
import { localized, splitLocale } from '@/lib/platform/links';
import type { Tipo } from './actor';
import { areaOf, homes, mayEnter } from './areas';
import { leavingMark, seeingHint, signedInHint } from './hints';
import { providerKeyCookies } from './provider-keys';
import type { OpenedSession } from './session';
import { sessionCookieName, setCookie, typedLoginCookie } from './session-cookie';
import { sealedName, sealedSeconds } from './sso/sealed-cookie';

/** Whatever the door: the session, its hint (open pages show the assistant's button), and nothing left of the way here. */
export function sessionCookies({ cookie, ttl }: OpenedSession): string[] {
  return [
    setCookie(sessionCookieName(), cookie, { maxAge: ttl }),
    setCookie(signedInHint, '1', { maxAge: ttl, readable: true }),
    setCookie(leavingMark, '', { maxAge: 0, readable: true }),
    ...[typedLoginCookie, ...providerKeyCookies()].map((name) => setCookie(name, '', { maxAge: 0 })),
  ];
}

/** Of who leaves: the session and all that told of it. */
export function forgottenSession(): string[] {
  return [
    setCookie(sessionCookieName(), '', { maxAge: 0 }),
    ...[signedInHint, seeingHint, leavingMark].map((name) => setCookie(name, '', { maxAge: 0, readable: true })),
  ];
}

/** An identity that waits for the password of its login. */
export function pendingLinkCookie(pendingLink: string): string {
  return setCookie(sealedName('sso_link'), pendingLink, { maxAge: sealedSeconds });
}

/** Where the visitor wanted to go, when that is open to this tipo; else home. */
export function destination(tipo: Tipo, from: string | undefined, locale: Locale): string {
  const area = from && areaOf(splitLocale(from).bare);
  return from && (!area || mayEnter(tipo, area)) ? from : localized(locale, homes[tipo]);
}
