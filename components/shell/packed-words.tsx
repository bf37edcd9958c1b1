'use client';

import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import type { Locale } from '@/lib/platform/i18n/locales';

type Props = { locale: Locale; timeZone: string | undefined; packed: string; children: ReactNode };

/** One text is far less work for the server and for a phone than hundreds of messages, each a value that React sends. */
export function PackedWords({ packed, ...rest }: Props) {
  const messages = useMemo(() => JSON.parse(packed), [packed]);
  return <NextIntlClientProvider messages={messages} {...rest} />;
}
