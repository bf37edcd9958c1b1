import type { Locale } from '@/lib/platform/i18n/locales';
import en from '@/messages/en/errorSteps.json';
import pt from '@/messages/pt-BR/errorSteps.json';

/** Come with the steps, not by the messages of the page: what failed may be what brings those. */
export const errorStepsWords = { 'pt-BR': pt, en } satisfies Record<Locale, object>;
