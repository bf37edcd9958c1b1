import { getTranslations } from 'next-intl/server';
import type { SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { ClassList } from '../../_people/classes/class-list';

export async function generateMetadata() {
  const t = await getTranslations('classes');
  return { title: t('title') };
}

export default async function Classes({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/facilitator');
  return <ClassList area="facilitator" actor={actor} params={await searchParams} />;
}
