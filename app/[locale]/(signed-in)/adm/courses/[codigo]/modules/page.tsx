import { getTranslations } from 'next-intl/server';
import { StartsHere } from '@/components/forms/starts-here';
import { LiveRefresh } from '@/components/live/live-refresh';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { enter } from '@/lib/access/enter';
import { livePosition } from '@/lib/access/live/event-log';
import { orNotFound } from '@/lib/access/or-not-found';
import { courseChanges } from '@/lib/courses/live';
import { courseByCode } from '@/lib/courses/queries';
import { modulesOfCourse } from '@/lib/courses/queries/modules';
import { links } from '@/lib/links';
import { decodedParam } from '@/lib/platform/links';
import { AuthoringFrame } from '../../authoring-frame';
import { CourseTabs } from '../../course-tabs';
import { ModuleOrder } from './module-order';

type Props = { params: Promise<{ codigo: string }> };

export async function generateMetadata() {
  const t = await getTranslations('authoring.modules');
  return { title: t('title') };
}

export default async function CourseModules({ params }: Props) {
  const actor = await enter('/adm');
  const code = decodedParam((await params).codigo);
  const course = await orNotFound(courseByCode(actor, { code }));
  const since = await livePosition();
  const [modules, t] = await Promise.all([modulesOfCourse(actor, { code }), getTranslations('authoring.modules')]);
  const add = (
    <ButtonLink href={links.admNewModule(code)} variant="primary" icon="plus">
      {t('new')}
    </ButtonLink>
  );
  return (
    <AuthoringFrame
      title={t('title')}
      lead={t('lead', { version: course.version })}
      trail={[{ label: course.name, href: links.admCourse(code) }]}
      tabs={<CourseTabs code={code} current="modules" />}
      actions={modules.length > 0 && add}
    >
      <LiveRefresh topics={[courseChanges.name]} since={since} />
      {modules.length > 0 ? (
        <ModuleOrder courseCode={code} modules={modules} />
      ) : (
        <EmptyState icon="book" title={t('emptyTitle')} actions={<StartsHere>{add}</StartsHere>}>
          {t('emptyText')}
        </EmptyState>
      )}
    </AuthoringFrame>
  );
}
