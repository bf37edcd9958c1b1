import { getTranslations } from 'next-intl/server';
import { enter } from '@/lib/access/enter';
import { NewFacilitator } from '../../../_people/staff/new-facilitator';

export async function generateMetadata() {
  const t = await getTranslations('staff.facilitators');
  return { title: t('new') };
}

export default async function RegisterFacilitator() {
  const actor = await enter('/school');
  return <NewFacilitator area="school" actor={actor} />;
}
