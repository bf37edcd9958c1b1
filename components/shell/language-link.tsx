'use client';

import type { Locale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { otherLocale, rememberLanguage } from './language';

/** A plain link, because the path alone decides the language; the wish is kept for the next sign-in. */
export function LanguageLink({ locale, path, label }: { locale: Locale; path: string; label: string }) {
  const other = otherLocale(locale);
  return (
    <a
      href={localized(other, path)}
      hrefLang={other}
      lang={other}
      onClick={() => rememberLanguage(other)}
      className="inline-flex min-h-11 items-center rounded-md px-3 font-medium text-ink-soft hover:text-ink"
    >
      {label}
    </a>
  );
}
