import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { links } from '@/lib/links';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { Brand } from './brand';
import { HeaderSearch } from './header-search';
import { otherLocale } from './language';
import { LanguageLink } from './language-link';
import { ThemeControl } from './theme-control';

/**
 * The same for everyone, because it is cached. Whoever is signed in, by the hint on <html>, sees it empty until their
 * own takes its place (open-shell.tsx), and "my panel" where that does not come.
 */
export function OpenHeader({ locale, path }: { locale: Locale; path: string }) {
  const t = useTranslations('shell');
  return (
    <>
      <a href={localized(locale, links.login())} data-print="no" className="seeing-hint">
        {t('seeing.onOpenPages')}
      </a>
      <header data-print="no" className="open-header border-line border-b bg-surface">
        <div className="mx-auto flex max-w-[1200px] items-center gap-x-2 px-4 sm:gap-x-4 py-1.5 sm:px-6">
          <Brand href={localized(locale, links.root())} name={t('product')} />
          <HeaderSearch locale={locale} t={t} />
          <nav aria-label={t('mainNavigation')} className="flex items-center gap-1 max-sm:ms-auto">
            <AppLink
              href={links.courses()}
              className="inline-flex min-h-11 items-center rounded-md px-3 font-medium text-ink hover:bg-sunken max-sm:px-1.5"
            >
              {t('courses')}
            </AppLink>
            <span className="flex items-center max-sm:hidden">
              <Preferences locale={locale} path={path} />
            </span>
            <a href={localized(locale, links.login())} className="panel-link">
              <span className="when-out">{t('signIn')}</span>
              <span className="when-in">{t('myPanel')}</span>
            </a>
          </nav>
        </div>
      </header>
    </>
  );
}

/** At the end of a page on a phone, whose header is one row. */
export function PhonePreferences({ locale, path }: { locale: Locale; path: string }) {
  const t = useTranslations('shell');
  return (
    <nav
      aria-label={t('preferences')}
      data-print="no"
      className="phone-preferences mx-auto flex w-full max-w-[1200px] items-center justify-between px-1 sm:hidden"
    >
      <Preferences locale={locale} path={path} />
    </nav>
  );
}

function Preferences({ locale, path }: { locale: Locale; path: string }) {
  const t = useTranslations('shell');
  const other = otherLocale(locale);
  return (
    <>
      <LanguageLink to={other} href={localized(other, path)} label={t('language.switchTo')} />
      <ThemeControl t={t} />
    </>
  );
}
