import { homes } from '@/lib/access/areas';
import type { Door } from '@/lib/access/serve';
import type { confirmFirstPassword } from '@/lib/accounts/commands/confirm-first-password';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { refusedForm } from '../refused-form';

/** The native form of the first access: on to the own home. */
export const firstPasswordDoor: Door<Awaited<ReturnType<typeof confirmFirstPassword>>> = {
  form: {
    done: ({ tipo }, { locale }) => localized(localeOf(locale), homes[tipo]),
    refused: (failure, { locale }) => refusedForm(localized(localeOf(locale), links.firstAccess()), failure),
  },
};
