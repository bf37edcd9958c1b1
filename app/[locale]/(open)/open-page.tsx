import type { ReactNode } from 'react';
import { OpenHeader, PhonePreferences } from '@/components/shell/open-header';
import { localeOf } from '@/lib/platform/i18n/locales';

type Props = {
  locale: string;
  /** The page's own, without language, for the language link. */
  path: string;
  /** What stands across the whole width above the rest. */
  hero?: ReactNode;
  children: ReactNode;
};

const column = 'mx-auto w-full max-w-[1200px] px-4 sm:px-6';

/** Header and main of an open page. */
export function OpenPage({ locale, path, hero, children }: Props) {
  return (
    <>
      <OpenHeader locale={localeOf(locale)} path={path} />
      <main id="content" tabIndex={-1}>
        {hero && (
          <div className="bg-sunken">
            <div className={column}>{hero}</div>
          </div>
        )}
        <div className={`${column} py-8`}>{children}</div>
      </main>
      <PhonePreferences locale={localeOf(locale)} path={path} />
    </>
  );
}
