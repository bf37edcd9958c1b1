import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { OpenPage } from '../open-page';
import { pageMetadata } from '../page-metadata';
import { shownCourses } from '../published-courses';
import { ReleasedModules } from './released-modules';

type Props = { params: Promise<{ locale: string }> };

export const revalidate = 60;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await getTranslations({ locale, namespace: 'openPages.lessons' });
  return pageMetadata({ locale, path: links.lessons(), title: t('title'), description: t('lead') });
}

/** Where an address without a lesson leads. */
export default async function OpenLessons({ params }: Props) {
  const locale = localeOf((await params).locale);
  setRequestLocale(locale);
  const t = await getTranslations('openPages.lessons');
  const courses = (await shownCourses()).filter(({ modules }) => modules.some(({ status }) => status === 'released'));
  return (
    <OpenPage locale={locale} path={links.lessons()}>
      <PageHeader title={t('title')} lead={t('lead')} />
      {courses.length === 0 && <EmptyState icon="book" title={t('empty')} />}
      {courses.map((course) => (
        <ReleasedModules key={course.code} course={course} />
      ))}
    </OpenPage>
  );
}
