import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { studyCourses } from '@/lib/self-study/queries';
import { StudyCard } from './study-card';

export async function generateMetadata() {
  const t = await getTranslations('selfStudy');
  return { title: t('title') };
}

export default async function SelfStudy() {
  const actor = await enter('/selfstudy');
  const [courses, t] = await Promise.all([studyCourses(actor, {}), getTranslations('selfStudy')]);
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
          <StudyCard key={course.code} course={course} />
        ))}
      </div>
    </>
  );
}
