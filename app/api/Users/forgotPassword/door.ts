import type { Door } from '@/lib/access/serve';
import type { askPasswordLink } from '@/lib/accounts/commands/ask-password-link';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { refusedForm } from '../refused-form';

/** The native form of a forgotten password. */
export const askPasswordLinkDoor: Door<Awaited<ReturnType<typeof askPasswordLink>>> = {
  form: {
    done: (_, { locale }) => `${localized(localeOf(locale), links.forgotPassword())}?sent=1`,
    refused: (failure, { locale }) => refusedForm(localized(localeOf(locale), links.forgotPassword()), failure),
  },
};
