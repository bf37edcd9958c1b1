import { getTranslations } from 'next-intl/server';
import { enter } from '@/lib/access/enter';
import { decodedParam } from '@/lib/platform/links';
import { EditClass } from '../../../../_people/classes/edit-class';

type Props = { params: Promise<{ classId: string }> };

export async function generateMetadata() {
  const t = await getTranslations('classes.form');
  return { title: t('editTitle') };
}

export default async function ConfigureClass({ params }: Props) {
  const actor = await enter('/adm');
  return <EditClass area="adm" actor={actor} id={decodedParam((await params).classId)} />;
}
