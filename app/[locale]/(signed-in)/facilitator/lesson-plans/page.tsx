import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { permittedCourses } from '@/lib/lesson-plans/queries/module-lists';
import { PermittedCourse } from './permitted-course';

export async function generateMetadata() {
  const t = await getTranslations('lessonPlans');
  return { title: t('title') };
}

export default async function LessonPlans() {
  const actor = await enter('/facilitator');
  const [courses, t] = await Promise.all([permittedCourses(actor, {}), getTranslations('lessonPlans')]);
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {courses.length === 0 && (
        <EmptyState icon="book" title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      )}
      <div className="grid items-start gap-4 md:grid-cols-2">
        {courses.map((course) => (
          <PermittedCourse key={course.code} course={course} />
        ))}
      </div>
    </>
  );
}
