import { apiAddress } from './browser/api-base';
import { defaultLocale, isLocale, type Locale } from './i18n/locales';

/** The platform's own addresses. A domain's are its links.ts, and lib/links.ts holds them all. */
export const links = {
  root: () => '/',
  pageViews: () => apiAddress('/bigquery/logPageView'),
  sharedPicture: () => '/open-graph.png',
  sitemap: () => '/sitemap.xml',
  /** At the root: a worker answers for what stands beside it and below. It never moves, or browsers would keep the old one. */
  worker: () => '/worker.js',
  /** What the worker keeps of an area; nobody is led there. */
  keptShell: (area: string) => `/kept/${area}`,
  apiDocs: () => '/api-docs',
  openApi: () => apiAddress('/openapi.json'),
} as const;

/** Codes as parts of an address: a '/' inside one stays inside. */
export function segments(...parts: string[]): string {
  return parts.map(encodeURIComponent).join('/');
}

/** The address in a language: pt-BR at the bare path, others under their prefix. */
export function localized(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Splits a request path into its language and the bare path. */
export function splitLocale(path: string): { locale: Locale; bare: string } {
  const [, first = '', ...rest] = path.split('/');
  if (first !== defaultLocale && isLocale(first)) return { locale: first, bare: `/${rest.join('/')}` };
  return { locale: defaultLocale, bare: path };
}

/** To redirect to: a browser carries the fragment that was asked for on to an address that has none. */
export function endingFragment(path: string): string {
  return `${path}#`;
}

type SignInReason = 'not-allowed' | 'not-authenticated';

/** The sign-in screen in the language of the page that was asked for; reason and origin travel as codes. */
export function signInAddress({ face, reason, from }: { face: string; reason: SignInReason; from: string }): string {
  const { locale } = splitLocale(from);
  return `${localized(locale, face)}?${new URLSearchParams({ reason, from })}`;
}

/** A path of ours, or nothing: an address that a visitor brings must not lead elsewhere, whatever its language. */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/[^\\\s]*$/.test(value)) return undefined;
  const isOwn = (path: string) => !path.startsWith('//') && new URL(path, 'http://own').host === 'own';
  return isOwn(value) && isOwn(splitLocale(value).bare) ? value : undefined;
}

/** A dynamic segment as Next hands it to pages: escaped, but to static ones sometimes read already (`50%`). */
export function decodedParam(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
