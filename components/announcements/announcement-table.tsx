import { useFormatter, useTranslations } from 'next-intl';
import { List } from '@/components/lists/list';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { readTableView, type TableAddress } from '@/components/ui/table-address';
import type { listAnnouncementsOp } from '@/lib/announcements/contract';
import { links } from '@/lib/links';
import type { ReplyOf } from '@/lib/platform/http/operation';

type Found = ReplyOf<typeof listAnnouncementsOp>;

const tones = { scheduled: 'info', shown: 'success', past: 'neutral' } as const;

export function AnnouncementTable({ address, found }: { address: TableAddress; found: Found }) {
  const t = useTranslations('announcements');
  const tipo = useTranslations('shell.tipo');
  const format = useFormatter();
  const day = (date: string) => format.dateTime(new Date(date), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  function standing({ standing: state, from, until }: Found['items'][number]): string {
    if (state === 'scheduled') return t('standing.scheduled', { day: day(from) });
    return until ? t(`standing.${state}Until`, { day: day(until) }) : t('standing.shown');
  }
  return (
    <List
      caption={t('title')}
      address={address}
      view={readTableView(address.params, ['from'], { sort: 'from', descending: true })}
      found={found}
      rowKey={({ id }) => id}
      search={t('search')}
      empty={{
        icon: 'bell',
        title: t('emptyTitle'),
        children: t('emptyText'),
        actions: <ButtonLink href={links.admNewAnnouncement()}>{t('new')}</ButtonLink>,
      }}
      noneFound={{ title: t('noneFound') }}
      columns={[
        {
          key: 'title',
          label: t('field.title'),
          lead: true,
          cell: ({ id, title }) => (
            <AppLink href={links.admAnnouncement(id)} className="font-semibold hover:underline">
              {title}
            </AppLink>
          ),
        },
        {
          key: 'for',
          label: t('field.tipos'),
          cell: ({ tipos }) => tipos.map((each) => tipo(each)).join(', '),
        },
        {
          key: 'schools',
          label: t('field.schools'),
          cell: ({ schoolNames: [only, ...others] }) =>
            only === undefined
              ? t('everywhere')
              : others.length === 0
                ? only
                : t('schoolCount', { count: others.length + 1 }),
        },
        {
          key: 'standing',
          label: t('field.standing'),
          cell: (row) => <Badge tone={tones[row.standing]}>{standing(row)}</Badge>,
        },
        { key: 'seen', label: t('field.seen'), cell: ({ seenCount }) => seenCount },
      ]}
    />
  );
}
