import { getTranslations } from 'next-intl/server';
import { enter } from '@/lib/access/enter';
import { decodedParam } from '@/lib/platform/links';
import { EditGuardian } from '../../../_people/guardians/edit-guardian';

type Props = { params: Promise<{ guardianId: string }> };

export async function generateMetadata() {
  const t = await getTranslations('guardians');
  return { title: t('form.editTitle') };
}

export default async function Guardian({ params }: Props) {
  const actor = await enter('/facilitator');
  return <EditGuardian area="facilitator" actor={actor} id={decodedParam((await params).guardianId)} />;
}
