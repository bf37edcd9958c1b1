import * as z from 'zod/mini';
import { defineOpenCommand, noTarget } from '@/lib/access/define-command';
import { defaultLocale, locales } from '@/lib/platform/i18n/locales';
import { EmailAddress } from '@/lib/platform/mail/email-address';
import { lookUpAddress } from '../jobs/look-up-address';

/** Whether anybody has this address is found out later, by a job: the answer and its time are the same for all. */
export const askPasswordLink = defineOpenCommand({
  name: 'accounts.ask-password-link',
  input: z.object({ email: EmailAddress, locale: z._default(z.enum(locales), defaultLocale) }),
  reply: z.object({ asked: z.boolean() }),
  target: noTarget,
  run: async () => ({ asked: true }),
  after: async ({ tx, input: { email, locale } }) => {
    await lookUpAddress.enqueue(tx, { email, language: locale }, { key: email.toLowerCase() });
  },
});
