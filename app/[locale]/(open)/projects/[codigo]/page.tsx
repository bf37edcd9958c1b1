import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { decodedParam } from '@/lib/platform/links';
import { OpenPage } from '../../open-page';
import { pageMetadata } from '../../page-metadata';
import { shownProjects } from '../../published-courses';
import { ProjectList } from '../project-list';

type Props = { params: Promise<{ locale: string; codigo: string }> };

export const revalidate = 60;

/** None is made while building, and each is kept once it was asked for. */
export function generateStaticParams() {
  return [];
}

async function chosen({ params }: Props) {
  const code = decodedParam((await params).codigo);
  const courses = await shownProjects();
  return { courses, course: courses.find((course) => course.code === code) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const locale = localeOf((await props.params).locale);
  const { course } = await chosen(props);
  if (!course) return {};
  const t = await getTranslations({ locale, namespace: 'openPages.projects' });
  const path = links.courseProjects(course.code);
  return pageMetadata({
    locale,
    path,
    title: t('ofCourse', { course: course.name }),
    description: t('metaDescription'),
  });
}

export default async function OpenCourseProjects(props: Props) {
  const locale = localeOf((await props.params).locale);
  setRequestLocale(locale);
  const { courses, course } = await chosen(props);
  if (!course) notFound();
  return (
    <OpenPage locale={locale} path={links.courseProjects(course.code)}>
      <ProjectList courses={courses} only={course} />
    </OpenPage>
  );
}
