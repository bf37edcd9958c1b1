import type { Locale } from '@/lib/platform/i18n/locales';
import en from '@/messages/en/error.json';
import pt from '@/messages/pt-BR/error.json';

/** In the browser already when a screen fails: what failed may be what brings the other messages. */
export const errorWords = { 'pt-BR': pt, en } satisfies Record<Locale, object>;
