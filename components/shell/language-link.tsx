'use client';

import { storedKeys } from '@/lib/platform/browser/stored-keys';
import { writeStored } from '@/lib/platform/browser/stored-values';
import type { Locale } from '@/lib/platform/i18n/locales';

/**
 * A plain link, because the path alone decides the language; the wish is kept for the next sign-in. A cached page does
 * not know with which query it was asked for, and no server knows the fragment.
 */
export function LanguageLink({ to, href, label }: { to: Locale; href: string; label: string }) {
  return (
    <a
      href={href}
      hrefLang={to}
      lang={to}
      onClick={({ currentTarget: link }) => {
        writeStored('local', storedKeys.language, to);
        link.search ||= location.search;
        link.hash ||= location.hash;
      }}
      className="inline-flex min-h-11 items-center rounded-md px-3 font-medium text-ink-soft hover:text-ink"
    >
      {label}
    </a>
  );
}
