import { defaultLocale, type Locale, locales } from './i18n/locales';
import { localized } from './links';

/** Search engines learn that the languages of a page are one page. */
export function alternatesOf(locale: Locale, path: string) {
  const languages = Object.fromEntries(locales.map((each) => [each, localized(each, path)]));
  return {
    canonical: localized(locale, path),
    languages: { ...languages, 'x-default': localized(defaultLocale, path) },
  };
}
