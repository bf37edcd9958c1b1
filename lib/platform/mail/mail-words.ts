import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/platform/i18n/locales';
import { messagesOf } from '@/lib/platform/i18n/messages';

/** The sentences of mails: messages/<locale>/mail.json, a group a template. */
export function mailWords(language: Locale) {
  return createTranslator({ locale: language, messages: { mail: messagesOf(language).mail }, namespace: 'mail' });
}

export type MailWords = ReturnType<typeof mailWords>;
