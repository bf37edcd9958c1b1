import { getTranslations } from 'next-intl/server';
import type { SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { GuardianList } from '../../_people/guardians/guardian-list';

export async function generateMetadata() {
  const t = await getTranslations('guardians');
  return { title: t('title') };
}

export default async function Guardians({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/school');
  return <GuardianList area="school" actor={actor} params={await searchParams} />;
}
