import type { Locale } from './i18n/locales';
import { localized } from './links';

export type JsonLd = { readonly '@type': string; readonly [property: string]: unknown };

/** As the text of a script element: what a person wrote cannot end the element or begin a comment in it. */
export function jsonLdText(data: JsonLd): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return text.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

type Step = { label: string; path: string };

/** The way from the start to a page. `absolute` is publicAddress. */
export function breadcrumbList(steps: readonly Step[], locale: Locale, absolute: (path: string) => URL): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(localized(locale, path)).href,
    })),
  };
}
