import { forgottenSession } from '@/lib/access/after-sign-in';
import type { Door } from '@/lib/access/serve';
import type { signOut } from '@/lib/accounts/commands/sign-out';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';

/** Leaving ends at the sign-in screen of the session (`leavesTo`). A session that had ended already leaves the same way. */
export const signOutDoor: Door<Awaited<ReturnType<typeof signOut>>> = {
  leaves: true,
  cookies: forgottenSession,
  refusedCookies: forgottenSession,
  form: {
    done: ({ screen }, { locale }) => localized(localeOf(locale), screen),
    refused: (_, { locale }) => localized(localeOf(locale), links.login()),
  },
};
