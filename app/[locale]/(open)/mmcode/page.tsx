import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CourseTile } from '@/components/courses/course-tile';
import { ButtonLink } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { OpenPage } from '../open-page';
import { pageMetadata } from '../page-metadata';
import { shownCourses } from '../published-courses';
import { Programme } from './programme';

type Props = { params: Promise<{ locale: string }> };

export const revalidate = 60;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await getTranslations({ locale, namespace: 'openPages.mmcode' });
  return pageMetadata({ locale, path: links.mmcode(), title: t('title'), description: t('metaDescription') });
}

export default async function MmCode({ params }: Props) {
  const locale = localeOf((await params).locale);
  setRequestLocale(locale);
  const t = await getTranslations('openPages.mmcode');
  const courses = await shownCourses();
  const signIn = (
    <ButtonLink href={links.login()} variant="primary">
      {t('signIn')}
    </ButtonLink>
  );
  return (
    <OpenPage locale={locale} path={links.mmcode()}>
      <PageHeader title={t('title')} lead={t('lead')} actions={signIn} />
      <Programme />
      {courses.length > 0 && <h2 className="mt-8 text-2xl">{t('coursesTitle')}</h2>}
      <div className="mt-3 grid gap-4 lg:grid-cols-2">
        {courses.map((course) => (
          <CourseTile key={course.code} course={course} href={links.course(course.code)} level={3} />
        ))}
      </div>
    </OpenPage>
  );
}
