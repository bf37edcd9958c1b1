import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/ui/page-header';
import { readPage, readText, type SearchParams } from '@/components/ui/table-address';
import { can } from '@/lib/access/can';
import { enter } from '@/lib/access/enter';
import { abilities } from '@/lib/notices/abilities';
import { BoardTabs } from '../_people/board/board-tabs';
import { ToldAnnouncements } from './told-announcements';
import { ToldNotices } from './told-notices';

export async function generateMetadata() {
  const t = await getTranslations('board');
  return { title: t('title') };
}

/** The notice board of everybody, with its history: what was told, now and before. */
export default async function Board({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/board');
  const [t, params] = await Promise.all([getTranslations('board'), searchParams]);
  const hasNotices = can(actor, abilities['notice:read-current']);
  const section = hasNotices && readText(params, 'section') !== 'announcements' ? 'notices' : 'announcements';
  const Section = section === 'notices' ? ToldNotices : ToldAnnouncements;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <BoardTabs actor={actor} current={section} />
      <Section actor={actor} page={readPage(params)} params={params} />
    </>
  );
}
