import { getTranslations } from 'next-intl/server';
import { SchoolForm } from '@/components/schools/school-form';
import { enter } from '@/lib/access/enter';
import { links } from '@/lib/links';
import { SchoolFrame } from '../school-frame';

export async function generateMetadata() {
  const t = await getTranslations('schools.form');
  return { title: t('newTitle') };
}

export default async function NewSchool() {
  await enter('/adm');
  const t = await getTranslations('schools.form');
  return (
    <SchoolFrame title={t('newTitle')}>
      <SchoolForm cancelHref={links.admSchools()} />
    </SchoolFrame>
  );
}
