import { leavingMark, seeingHint, signedInHint } from '@/lib/access/hints';
import type { Door } from '@/lib/access/serve';
import { sessionCookieName, setCookie } from '@/lib/access/session-cookie';
import type { signOut } from '@/lib/accounts/commands/sign-out';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';

/** Leaving ends at the sign-in screen of the session (`leavesTo`). A session that had ended already leaves the same way. */
export const signOutDoor: Door<Awaited<ReturnType<typeof signOut>>> = {
  cookies: forgetSession,
  refusedCookies: forgetSession,
  form: {
    done: ({ screen }, { locale }) => localized(localeOf(locale), screen),
    refused: (_, { locale }) => localized(localeOf(locale), links.login()),
  },
};

function forgetSession(): string[] {
  return [
    setCookie(sessionCookieName(), '', { maxAge: 0 }),
    ...[signedInHint, seeingHint, leavingMark].map((name) => setCookie(name, '', { maxAge: 0, readable: true })),
  ];
}
