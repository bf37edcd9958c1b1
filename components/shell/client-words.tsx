import { NextIntlClientProvider, useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { pickMessages, type WordsName } from '@/lib/platform/i18n/messages';

/** Only the namespaces, or parts of them, that a screen names travel to the browser. */
export function ClientWords({ namespaces, children }: { namespaces: readonly WordsName[]; children: ReactNode }) {
  return <NextIntlClientProvider messages={pickMessages(useLocale(), namespaces)}>{children}</NextIntlClientProvider>;
}
