import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';

/** A plain link: the path alone decides the language. */
export function LanguageLink({ locale, path }: { locale: Locale; path: string }) {
  const t = useTranslations('shell');
  const other = locale === 'en' ? 'pt-BR' : 'en';
  return (
    <a
      href={localized(other, path)}
      hrefLang={other}
      lang={other}
      className="inline-flex min-h-11 items-center rounded-md px-3 font-medium text-ink-soft hover:text-ink"
    >
      {t('language.switchTo')}
    </a>
  );
}
