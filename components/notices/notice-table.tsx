import { useFormatter, useTranslations } from 'next-intl';
import { List } from '@/components/lists/list';
import { AppLink } from '@/components/ui/app-link';
import { ButtonLink } from '@/components/ui/button';
import { readTableView, type TableAddress } from '@/components/ui/table-address';
import { links } from '@/lib/links';
import type { listNoticesOp } from '@/lib/notices/contract';
import type { ReplyOf } from '@/lib/platform/http/operation';

type Props = { area: 'school' | 'facilitator'; address: TableAddress; found: ReplyOf<typeof listNoticesOp> };

export function NoticeTable({ area, address, found }: Props) {
  const t = useTranslations('notices');
  const format = useFormatter();
  const day = (date: string) => format.dateTime(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <List
      caption={t('heading')}
      address={address}
      view={readTableView(address.params, ['from'], { sort: 'from', descending: true })}
      found={found}
      rowKey={({ id }) => id}
      search={t('search')}
      empty={{
        icon: 'bell',
        title: t('emptyTitle'),
        children: t('emptyText'),
        actions: <ButtonLink href={links.newNotice(area)}>{t('new')}</ButtonLink>,
      }}
      noneFound={{ title: t('noneFound') }}
      columns={[
        {
          key: 'title',
          label: t('field.title'),
          lead: true,
          cell: ({ id, title }) => (
            <AppLink href={links.notice(area, id)} className="font-semibold hover:underline">
              {title}
            </AppLink>
          ),
        },
        { key: 'for', label: t('field.for'), cell: ({ className }) => className ?? t('wholeSchool') },
        { key: 'author', label: t('field.author'), cell: ({ authorName }) => authorName ?? '—' },
        { key: 'from', label: t('field.from'), cell: ({ from }) => day(from) },
        { key: 'until', label: t('field.until'), cell: ({ until }) => (until ? day(until) : t('stays')) },
      ]}
    />
  );
}
