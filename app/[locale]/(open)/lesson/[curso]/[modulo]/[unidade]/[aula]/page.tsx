import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { languageOf, moduleDisplayName } from '@/lib/courses/rules';
import { localeOf } from '@/lib/platform/i18n/locales';
import { decodedParam, links } from '@/lib/platform/links';
import { OpenPage } from '../../../../../open-page';
import { pageMetadata } from '../../../../../page-metadata';
import { shownLesson } from '../../../../../published-courses';
import { StructuredData } from '../../../../../structured-data';
import { Trail } from '../../../../../trail';
import { LessonBody } from './lesson-body';
import { lessonData } from './lesson-data';
import { LessonHeader } from './lesson-header';
import { LessonNeighbours } from './lesson-neighbours';

type Props = { params: Promise<{ locale: string; curso: string; modulo: string; unidade: string; aula: string }> };

export const revalidate = 60;

/** None is made while building, and each is kept once it was asked for. */
export function generateStaticParams() {
  return [];
}

async function lessonOf({ params }: Props) {
  const { locale: prefix, curso, modulo, unidade, aula } = await params;
  const lesson = await shownLesson(decodedParam(curso), decodedParam(modulo), unidade, decodedParam(aula));
  if (!lesson) return null;
  const place = { course: lesson.course.code, module: lesson.module.code, unit: lesson.unit, code: lesson.code };
  return { ...lesson, lang: languageOf(lesson.module), locale: localeOf(prefix), path: links.lesson(place) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const lesson = await lessonOf(props);
  if (!lesson) return {};
  const { locale, path, name, number, course, objective: description } = lesson;
  const t = await getTranslations({ locale, namespace: 'openPages.lesson' });
  const title = t('title', { name, number, course: course.name });
  return pageMetadata({ locale, path, title, description, photoUrl: course.photoUrl });
}

export default async function OpenLesson(props: Props) {
  setRequestLocale(localeOf((await props.params).locale));
  const lesson = (await lessonOf(props)) ?? notFound();
  const { locale, path, course, module } = lesson;
  const t = await getTranslations('courses');
  const trail = [
    { label: t('title'), path: links.courses() },
    { label: course.name, path: links.course(course.code) },
    { label: moduleDisplayName(course.family, module.code), path: links.courseModule(course.code, module.code) },
    { label: lesson.name, path },
  ];
  return (
    <OpenPage locale={locale} path={path}>
      <Trail locale={locale} steps={trail} />
      <StructuredData data={lessonData(lesson)} />
      <article className="mt-4 max-w-[44rem]">
        <LessonHeader lesson={lesson} />
        <LessonBody lesson={lesson} />
      </article>
      <LessonNeighbours lesson={lesson} />
    </OpenPage>
  );
}
