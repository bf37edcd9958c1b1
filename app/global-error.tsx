'use client';

import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { ErrorScreen, type ErrorScreenProps } from '@/components/shell/error-screen';
import { errorWords } from '@/components/shell/error-words';
import { storedKeys } from '@/lib/platform/browser/stored-keys';
import { readStored } from '@/lib/platform/browser/stored-values';
import { splitLocale } from '@/lib/platform/links';

/** Where a layout itself has failed, or the error screen of its area: the same screen, in a document of its own. */
export default function GlobalError(props: ErrorScreenProps) {
  const { locale } = splitLocale(usePathname());
  const [{ support, provider, theme, sheets }] = useState(left);
  return (
    <html lang={locale} data-theme={theme} suppressHydrationWarning>
      <body data-support={support} data-provider={provider} className="flex min-h-dvh flex-col">
        <title>{errorWords[locale].title}</title>
        {sheets?.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
        <main>
          <ErrorScreen {...props} />
        </main>
      </body>
    </html>
  );
}

/** What the document before said of itself, while it still stands. */
function left() {
  if (typeof document === 'undefined') return {};
  const { support, provider } = document.body.dataset;
  const theme = readStored('local', storedKeys.theme);
  return { support, provider, theme: typeof theme === 'string' ? theme : undefined, sheets: announcedSheets() };
}

/** Of a layout that failed on the server the sheets were only announced; of one that failed here they stay. */
function announcedSheets(): string[] {
  const announced = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]');
  return [...announced].map(({ href }) => new URL(href).pathname);
}
