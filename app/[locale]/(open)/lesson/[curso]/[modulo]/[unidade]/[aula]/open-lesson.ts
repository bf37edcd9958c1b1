import { languageOf } from '@/lib/courses/rules';
import { links } from '@/lib/links';
import { type Locale, localeOf } from '@/lib/platform/i18n/locales';
import { decodedParam } from '@/lib/platform/links';
import { shownLesson } from '../../../../../published-courses';

export type LessonProps = {
  params: Promise<{ locale: string; curso: string; modulo: string; unidade: string; aula: string }>;
};

/** `lang` is the language that the lesson is written in, `locale` the one of the page around it. */
export type OpenLesson = NonNullable<Awaited<ReturnType<typeof shownLesson>>> & {
  lang: Locale;
  locale: Locale;
  path: string;
};

/** The lesson that a page's address names, when it is open. */
export async function openLesson({ params }: LessonProps): Promise<OpenLesson | null> {
  const { locale: prefix, curso, modulo, unidade, aula } = await params;
  const lesson = await shownLesson(decodedParam(curso), decodedParam(modulo), unidade, decodedParam(aula));
  if (!lesson) return null;
  const place = { course: lesson.course.code, module: lesson.module.code, unit: lesson.unit, code: lesson.code };
  return { ...lesson, lang: languageOf(lesson.module), locale: localeOf(prefix), path: links.lesson(place) };
}
