import { getTranslations } from 'next-intl/server';
import { enter } from '@/lib/access/enter';
import { decodedParam } from '@/lib/platform/links';
import { EditStudent } from '../../../_people/students/edit-student';

type Props = { params: Promise<{ studentId: string }> };

export async function generateMetadata() {
  const t = await getTranslations('students');
  return { title: t('form.editTitle') };
}

export default async function Student({ params }: Props) {
  const actor = await enter('/adm');
  return <EditStudent area="adm" actor={actor} id={decodedParam((await params).studentId)} />;
}
