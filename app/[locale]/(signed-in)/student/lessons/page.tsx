import { getTranslations } from 'next-intl/server';
import { NoLesson } from '@/components/classroom/no-lesson';
import { OwnLessons } from '@/components/points/own-lessons';
import { OwnTabs } from '@/components/points/own-tabs';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { orNull } from '@/lib/access/or-null';
import { ownWay } from '@/lib/classroom/queries/own-way';

export async function generateMetadata() {
  const t = await getTranslations('honors.lessons');
  return { title: t('title') };
}

/** The lessons of the own module, each with what the student has of it. */
export default async function StudentLessons() {
  const actor = await enter('/student');
  const [t, way] = await Promise.all([getTranslations('honors.lessons'), orNull(ownWay(actor, {}))]);
  return (
    <>
      <PageHeader title={t('title')} lead={way ? `${way.class.moduleName} · ${way.class.name}` : undefined} />
      <OwnTabs current="lessons" />
      {way ? <OwnLessons way={way} /> : <NoLesson />}
    </>
  );
}
