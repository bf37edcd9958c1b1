import { getTranslations } from 'next-intl/server';
import { NoticeTable } from '@/components/notices/notice-table';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { readPage, readText, type SearchParams } from '@/components/ui/table-address';
import type { Actor } from '@/lib/access/actor';
import { links } from '@/lib/links';
import { noticeList } from '@/lib/notices/queries/notices';

type Props = { area: 'school' | 'facilitator'; actor: Actor; params: SearchParams };

export async function NoticeList({ area, actor, params }: Props) {
  const [t, found] = await Promise.all([
    getTranslations('notices'),
    noticeList(actor, { search: readText(params, 'q'), page: readPage(params) }),
  ]);
  return (
    <>
      <PageHeader
        title={t('heading')}
        lead={t('lead')}
        actions={
          <ButtonLink href={links.newNotice(area)} variant="primary" icon="plus">
            {t('new')}
          </ButtonLink>
        }
      />
      <Card flush>
        <NoticeTable area={area} address={{ path: links.notices(area), params }} found={found} />
      </Card>
    </>
  );
}
