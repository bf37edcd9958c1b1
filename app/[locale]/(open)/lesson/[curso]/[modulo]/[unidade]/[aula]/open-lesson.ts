import type { publishedLesson } from '@/lib/courses/queries/published-lessons';
import type { Locale } from '@/lib/platform/i18n/locales';

/** `lang` is the language that the lesson is written in, `locale` the one of the page around it. */
export type OpenLesson = NonNullable<Awaited<ReturnType<typeof publishedLesson>>> & {
  lang: Locale;
  locale: Locale;
  path: string;
};
