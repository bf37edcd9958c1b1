import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { decodedParam } from '@/lib/platform/links';
import { OpenPage } from '../../open-page';
import { pageMetadata } from '../../page-metadata';
import { shownCourse } from '../../published-courses';
import { StructuredData } from '../../structured-data';
import { Trail } from '../../trail';
import { CourseAside } from './course-aside';
import { courseData } from './course-data';
import { CourseText } from './course-text';

type Props = { params: Promise<{ locale: string; codigo: string }> };

export const revalidate = 60;

/** Without this a page with a code of its own would be made anew for every reader; none is made while building. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, codigo } = await params;
  const course = await shownCourse(decodedParam(codigo));
  if (!course) return {};
  const { code, name: title, objective: description, photoUrl } = course;
  return pageMetadata({ locale: localeOf(locale), path: links.course(code), title, description, photoUrl });
}

export default async function OpenCourse({ params }: Props) {
  const { locale: prefix, codigo } = await params;
  const locale = localeOf(prefix);
  setRequestLocale(locale);
  const course = (await shownCourse(decodedParam(codigo))) ?? notFound();
  const t = await getTranslations();
  const path = links.course(course.code);
  const trail = [
    { label: t('courses.title'), path: links.courses() },
    { label: course.name, path },
  ];
  return (
    <OpenPage locale={locale} path={path}>
      <Trail locale={locale} steps={trail} />
      <StructuredData data={courseData(course, locale, t('shell.product'))} />
      <article className="paper-flow mt-4 grid gap-8 lg:grid-cols-[1fr_20rem]">
        <div className="min-w-0 max-w-[44rem]">
          <CourseText course={course} />
        </div>
        <CourseAside course={course} />
      </article>
    </OpenPage>
  );
}
