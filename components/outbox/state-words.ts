import type { Locale } from '@/lib/platform/i18n/locales';
import en from '@/messages/en/syncState.json';
import pt from '@/messages/pt-BR/syncState.json';

/** A few words in both languages: a kept shell, which is nobody's, draws them with its first paint. */
export const stateWords = { 'pt-BR': pt, en } satisfies Record<Locale, object>;
