import { getTranslations } from 'next-intl/server';
import type { SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { NewClass } from '../../../_people/classes/new-class';

export async function generateMetadata() {
  const t = await getTranslations('classes.form');
  return { title: t('newTitle') };
}

export default async function CreateClass({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/facilitator');
  return <NewClass area="facilitator" actor={actor} params={await searchParams} />;
}
