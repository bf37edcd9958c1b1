/** pt-BR is the source and the fallback; it lives at the bare path, every other language under its own prefix. */
export const locales = ['pt-BR', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'pt-BR';

export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}

export function localeOf(value: unknown): Locale {
  return typeof value === 'string' && isLocale(value) ? value : defaultLocale;
}
