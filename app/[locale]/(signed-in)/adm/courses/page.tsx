import { getLocale, getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import type { SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { courseList } from '@/lib/courses/queries';
import { links, localized } from '@/lib/platform/links';
import { CourseFilter } from './course-filter';
import { CourseTable } from './course-table';
import { courseListInput } from './course-view';

export async function generateMetadata() {
  const t = await getTranslations('courses.adm');
  return { title: t('title') };
}

export default async function CourseAdministration({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/adm');
  const [params, locale, t] = await Promise.all([searchParams, getLocale(), getTranslations('courses.adm')]);
  const found = await courseList(actor, courseListInput(params));
  const address = { path: localized(locale, links.admCourses()), params };
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead', { count: found.total })}
        actions={
          <ButtonLink href={localized(locale, links.admNewCourse())} variant="primary" icon="plus">
            {t('new')}
          </ButtonLink>
        }
      />
      <Card flush>
        <CourseFilter address={address} />
        <CourseTable address={address} found={found} locale={locale} />
      </Card>
    </>
  );
}
