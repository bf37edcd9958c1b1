import type { Locale } from '@/lib/platform/i18n/locales';
import en from '@/messages/en/diagnostics.json';
import pt from '@/messages/pt-BR/diagnostics.json';

/** Loaded with the panel, so that a page which never shows it carries no word of it. */
export const diagnosticsWords = { 'pt-BR': pt, en } satisfies Record<Locale, object>;
