import { getTranslations } from 'next-intl/server';
import type { SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { ImportsScreen } from '../../_people/imports/imports-screen';

export async function generateMetadata() {
  const t = await getTranslations('imports');
  return { title: t('title') };
}

export default async function Imports({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/adm');
  return <ImportsScreen actor={actor} area="adm" params={await searchParams} />;
}
