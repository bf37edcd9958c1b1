import { getTranslations } from 'next-intl/server';
import type { SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { LoginCards } from '../../_people/cards/login-cards';

export async function generateMetadata() {
  const t = await getTranslations('cards');
  return { title: t('title') };
}

export default async function AdmCards({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/adm');
  return <LoginCards area="adm" actor={actor} params={await searchParams} />;
}
