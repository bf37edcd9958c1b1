import { getTranslations } from 'next-intl/server';
import { enter } from '@/lib/access/enter';
import { NewStudent } from '../../../_people/students/new-student';

export async function generateMetadata() {
  const t = await getTranslations('students');
  return { title: t('form.newTitle') };
}

export default async function RegisterStudent() {
  const actor = await enter('/school');
  return <NewStudent area="school" actor={actor} />;
}
