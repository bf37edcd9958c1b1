import { useLocale } from 'next-intl';
import { defaultLocale } from '@/lib/platform/i18n/locales';
import { localized, splitLocale } from '@/lib/platform/links';
import { type LinkProps, PlainLink } from './plain-link';

const page = /^\/(?!\/|api\/)/;

/** A link in the language of the screen: `links.x()` as it is. An address that says its language already keeps it. */
export function AppLink({ href, ...rest }: LinkProps) {
  const locale = useLocale();
  const hasNoLanguage = page.test(href) && splitLocale(href).locale === defaultLocale;
  return <PlainLink href={hasNoLanguage ? localized(locale, href) : href} {...rest} />;
}
