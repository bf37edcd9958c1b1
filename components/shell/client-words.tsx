import { NextIntlClientProvider, useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { type Namespace, pickMessages } from '@/lib/platform/i18n/messages';

/** Only the namespaces that a screen names travel to the browser. */
export function ClientWords({ namespaces, children }: { namespaces: readonly Namespace[]; children: ReactNode }) {
  return <NextIntlClientProvider messages={pickMessages(useLocale(), namespaces)}>{children}</NextIntlClientProvider>;
}
