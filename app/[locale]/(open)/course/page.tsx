import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CourseFamilies } from '@/components/courses/course-families';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { OpenPage } from '../open-page';
import { pageMetadata } from '../page-metadata';
import { shownCourses } from '../published-courses';

type Props = { params: Promise<{ locale: string }> };

export const revalidate = 60;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await getTranslations({ locale, namespace: 'courses' });
  return pageMetadata({ locale, path: links.courses(), title: t('title'), description: t('metaDescription') });
}

export default async function OpenCourses({ params }: Props) {
  const locale = localeOf((await params).locale);
  setRequestLocale(locale);
  const t = await getTranslations('courses');
  const courses = await shownCourses();
  return (
    <OpenPage locale={locale} path={links.courses()}>
      <PageHeader title={t('title')} lead={t('lead')} />
      {courses.length === 0 && <EmptyState icon="book" title={t('empty')} />}
      <CourseFamilies courses={courses} />
    </OpenPage>
  );
}
