import { useLocale, useTimeZone } from 'next-intl';
import type { ReactNode } from 'react';
import { packMessages, type WordsName } from '@/lib/platform/i18n/messages';
import { PackedWords } from './packed-words';

type Props = { namespaces: readonly WordsName[]; children: ReactNode };

/** Only the namespaces, or parts of them, that a screen names travel to the browser, as one text. */
export function ClientWords({ namespaces, children }: Props) {
  const locale = useLocale();
  return (
    <PackedWords locale={locale} timeZone={useTimeZone()} packed={packMessages(locale, namespaces)}>
      {children}
    </PackedWords>
  );
}
