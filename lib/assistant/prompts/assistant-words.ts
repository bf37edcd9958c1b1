import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/platform/i18n/locales';
import { messagesOf } from '@/lib/platform/i18n/messages';

function made(locale: Locale) {
  const messages = { assistantWords: messagesOf(locale).assistantWords };
  return createTranslator({ locale, messages, namespace: 'assistantWords' });
}

const words = { 'pt-BR': made('pt-BR'), en: made('en') } satisfies Record<Locale, unknown>;

/** What the assistant itself says, without a model: messages/<locale>/assistantWords.json. */
export function assistantWords(locale: Locale) {
  return words[locale];
}
