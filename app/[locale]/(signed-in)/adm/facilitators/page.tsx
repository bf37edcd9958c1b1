import { getTranslations } from 'next-intl/server';
import type { SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { FacilitatorList } from '../../_people/staff/facilitator-list';

export async function generateMetadata() {
  const t = await getTranslations('staff.facilitators');
  return { title: t('title') };
}

export default async function Facilitators({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/adm');
  return <FacilitatorList area="adm" actor={actor} params={await searchParams} />;
}
