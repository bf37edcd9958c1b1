import type { ReactNode } from 'react';
import { OpenHeader } from '@/components/shell/open-header';
import { localeOf } from '@/lib/platform/i18n/locales';

/** Header and main of an open page. `path` is the page's own, without language, for the language link. */
export function OpenPage({ locale, path, children }: { locale: string; path: string; children: ReactNode }) {
  return (
    <>
      <OpenHeader locale={localeOf(locale)} path={path} />
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-[1200px] px-4 py-8 sm:px-6">
        {children}
      </main>
    </>
  );
}
