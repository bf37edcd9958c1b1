import { getTranslations } from 'next-intl/server';
import { ModuleProgress } from '@/components/points/module-progress';
import { OwnTabs } from '@/components/points/own-tabs';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { studentProgress } from '@/lib/units/queries/student-progress';
import { modulesNow } from '@/lib/units/rules/shelves';
import { ClassRanking } from './class-ranking';
import { CourseTotals } from './course-totals';

export async function generateMetadata() {
  const t = await getTranslations('points.own');
  return { title: t('title') };
}

/** What a student has earned, each number with its reason: the modules that go on first, then those before. */
export default async function StudentProgressPage() {
  const actor = await enter('/student');
  const [t, { modules, courses }] = await Promise.all([
    getTranslations('points.own'),
    orNotFound(studentProgress(actor, {})),
  ]);
  const { current, earlier } = modulesNow(modules);
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <OwnTabs current="points" />
      {current.length === 0 && (
        <Card>
          <EmptyState icon="star" title={t('nothing')}>
            {t('nothingText')}
          </EmptyState>
        </Card>
      )}
      <div className="grid gap-10">
        {current.map((module) => (
          <div key={module.classId}>
            <ModuleProgress module={module} />
            <ClassRanking actor={actor} classId={module.classId} />
          </div>
        ))}
      </div>
      <CourseTotals courses={courses} modules={[...current, ...earlier]} />
      {earlier.length > 0 && (
        <section className="mt-10 grid gap-6">
          <h2 className="text-2xl">{t('earlier')}</h2>
          {earlier.map((module) => (
            <ModuleProgress key={module.classId} module={module} />
          ))}
        </section>
      )}
    </>
  );
}
