import { destination, sessionCookies } from '@/lib/access/after-sign-in';
import type { Door } from '@/lib/access/serve';
import type { signInByCard } from '@/lib/accounts/commands/sign-in-by-card';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { refusedForm } from '../refused-form';

/** The native form of the card's page: on to the pupil's home, or back to why not. */
export const signInByCardDoor: Door<Awaited<ReturnType<typeof signInByCard>>> = {
  cookies: ({ session }) => sessionCookies(session),
  form: {
    done: ({ tipo }, { locale }) => destination(tipo, undefined, localeOf(locale)),
    refused: (failure, { locale }) => refusedForm(localized(localeOf(locale), links.cardSignIn()), failure),
  },
};
