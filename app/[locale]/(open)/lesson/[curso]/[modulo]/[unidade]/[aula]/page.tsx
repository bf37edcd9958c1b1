import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { moduleDisplayName } from '@/lib/courses/rules';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { OpenPage } from '../../../../../open-page';
import { pageMetadata } from '../../../../../page-metadata';
import { StructuredData } from '../../../../../structured-data';
import { Trail } from '../../../../../trail';
import { LessonBody } from './lesson-body';
import { lessonData } from './lesson-data';
import { LessonHeader } from './lesson-header';
import { LessonNeighbours } from './lesson-neighbours';
import { type LessonProps, openLesson } from './open-lesson';

export const revalidate = 60;

/** None is made while building, and each is kept once it was asked for. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata(props: LessonProps): Promise<Metadata> {
  const lesson = await openLesson(props);
  if (!lesson) return {};
  const { locale, path, name, number, course, objective: description } = lesson;
  const t = await getTranslations({ locale, namespace: 'openPages.lesson' });
  const title = t('title', { name, number, course: course.name });
  return pageMetadata({ locale, path, title, description, photoUrl: course.photoUrl });
}

export default async function OpenLesson(props: LessonProps) {
  setRequestLocale(localeOf((await props.params).locale));
  const lesson = (await openLesson(props)) ?? notFound();
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
