import type { Door } from '@/lib/access/serve';
import { setCookie, typedLoginCookie } from '@/lib/access/session-cookie';
import type { setLinkedPassword } from '@/lib/accounts/commands/set-linked-password';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { refusedForm } from '../refused-form';

/** The native form behind a mail's link: on to the sign-in screen, where the login is written already. */
export const newPasswordDoor: Door<Awaited<ReturnType<typeof setLinkedPassword>>> = {
  cookies: ({ login }) => [setCookie(typedLoginCookie, encodeURIComponent(login), { maxAge: 60 })],
  form: {
    done: (_, { locale }) => `${localized(localeOf(locale), links.login())}?done=password-changed`,
    refused: (failure, { locale, token }) =>
      refusedForm(localized(localeOf(locale), links.newPassword(String(token ?? ''))), failure),
  },
};
