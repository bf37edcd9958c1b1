import { getTranslations } from 'next-intl/server';
import { enter } from '@/lib/access/enter';
import { EditFacilitator } from '../../../_people/staff/edit-facilitator';

type Props = { params: Promise<{ facilitatorId: string }> };

export async function generateMetadata() {
  const t = await getTranslations('staff.facilitators');
  return { title: t('one') };
}

export default async function Facilitator({ params }: Props) {
  const actor = await enter('/adm');
  const { facilitatorId: id } = await params;
  return <EditFacilitator area="adm" actor={actor} id={id} />;
}
