import { getTranslations } from 'next-intl/server';
import { enter } from '@/lib/access/enter';
import { decodedParam } from '@/lib/platform/links';
import { ClassPage } from '../../../_people/classes/class-page';

type Props = { params: Promise<{ classId: string }> };

export async function generateMetadata() {
  const t = await getTranslations('classes');
  return { title: t('title') };
}

export default async function ClassOfSchool({ params }: Props) {
  const actor = await enter('/school');
  return <ClassPage area="school" actor={actor} id={decodedParam((await params).classId)} />;
}
