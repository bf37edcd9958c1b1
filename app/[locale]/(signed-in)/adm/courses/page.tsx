import { getTranslations } from 'next-intl/server';
import { LiveRefresh } from '@/components/live/live-refresh';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import type { SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { livePosition } from '@/lib/access/live/event-log';
import { courseChanges } from '@/lib/courses/live';
import { courseList } from '@/lib/courses/queries';
import { links } from '@/lib/links';
import { CourseTable } from './course-table';
import { courseListInput } from './course-view';

export async function generateMetadata() {
  const t = await getTranslations('courses.adm');
  return { title: t('title') };
}

export default async function CourseAdministration({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/adm');
  const [params, t] = await Promise.all([searchParams, getTranslations('courses.adm')]);
  const transfer = await getTranslations('courseTransfer');
  const since = await livePosition();
  const found = await courseList(actor, courseListInput(params));
  const address = { path: links.admCourses(), params };
  return (
    <>
      <LiveRefresh topics={[courseChanges.name]} since={since} />
      <PageHeader
        title={t('title')}
        lead={t('lead', { count: found.total })}
        actions={
          <>
            <ButtonLink href={links.admImportCourse()} icon="upload">
              {transfer('import')}
            </ButtonLink>
            <ButtonLink href={links.admNewCourse()} variant="primary" icon="plus">
              {t('new')}
            </ButtonLink>
          </>
        }
      />
      <Card flush>
        <CourseTable address={address} found={found} />
      </Card>
    </>
  );
}
