import { destination } from '@/lib/access/after-sign-in';
import type { Door } from '@/lib/access/serve';
import { readCookie, setCookie } from '@/lib/access/session-cookie';
import { sealedName } from '@/lib/access/sso/sealed-cookie';
import type { linkIdentity } from '@/lib/accounts/commands/link-identity';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { localized, ownPath } from '@/lib/platform/links';
import { refusedForm } from '../refused-form';

const spent = () => [setCookie(sealedName('sso_link'), '', { maxAge: 0 })];

/** The native form of the page that says whose accounts these are: on to where the person wanted to go. */
export const linkIdentityDoor = {
  fromHeaders: (headers: Headers) => ({ pendingLink: readCookie(headers.get('cookie'), sealedName('sso_link')) }),
  cookies: spent,
  refusedCookies: spent,
  form: {
    done: ({ tipo }, { from, locale }) => destination(tipo, ownPath(from), localeOf(locale)),
    refused: (failure, { from, locale }) =>
      refusedForm(localized(localeOf(locale), links.confirmLink(ownPath(from))), failure),
  },
} satisfies Door<Awaited<ReturnType<typeof linkIdentity>>>;
