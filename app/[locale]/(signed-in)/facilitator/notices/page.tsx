import { getTranslations } from 'next-intl/server';
import type { SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { NoticeList } from '../../_people/notices/notice-list';

export async function generateMetadata() {
  const t = await getTranslations('notices');
  return { title: t('heading') };
}

export default async function Notices({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/facilitator');
  return <NoticeList area="facilitator" actor={actor} params={await searchParams} />;
}
