import { getTranslations } from 'next-intl/server';
import { AnnouncementTable } from '@/components/announcements/announcement-table';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { readPage, readText, type SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { announcementList } from '@/lib/announcements/queries/announcements';
import { links } from '@/lib/links';

export async function generateMetadata() {
  const t = await getTranslations('announcements');
  return { title: t('title') };
}

export default async function Announcements({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/adm');
  const params = await searchParams;
  const [t, found] = await Promise.all([
    getTranslations('announcements'),
    announcementList(actor, { search: readText(params, 'q'), page: readPage(params) }),
  ]);
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <ButtonLink href={links.admNewAnnouncement()} variant="primary" icon="plus">
            {t('new')}
          </ButtonLink>
        }
      />
      <Card flush>
        <AnnouncementTable address={{ path: links.admAnnouncements(), params }} found={found} />
      </Card>
    </>
  );
}
