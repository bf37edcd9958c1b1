/** pt-BR is the source and the fallback; it lives at the bare path, every other language under its own prefix. */
export const locales = ['pt-BR', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'pt-BR';

export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}

/** A language as browsers and people write it (`EN`, `en-us`, `pt_br`), as one of ours. It is also sent as script text. */
export function normalisedLocale(value: unknown): Locale | undefined {
  const [, language] = /^(en|pt)\b/.exec(String(value).toLowerCase().replace('_', '-')) ?? [];
  if (language === 'en') return 'en';
  return language === 'pt' ? 'pt-BR' : undefined;
}

export function localeOf(value: unknown): Locale {
  return typeof value === 'string' && isLocale(value) ? value : defaultLocale;
}
