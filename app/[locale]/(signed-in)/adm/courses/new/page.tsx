import { getTranslations } from 'next-intl/server';
import { enter } from '@/lib/access/enter';
import { CourseScreen } from '../course-screen';

export async function generateMetadata() {
  const t = await getTranslations('courses.form');
  return { title: t('createTitle') };
}

export default async function NewCourse() {
  await enter('/adm');
  const t = await getTranslations('courses.form');
  return <CourseScreen title={t('createTitle')} />;
}
