import { useFormatter, useTranslations } from 'next-intl';
import { List } from '@/components/lists/list';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { readTableView, type TableAddress } from '@/components/ui/table-address';
import { links } from '@/lib/links';
import type { listMuralOp } from '@/lib/mural/contract';
import type { MuralSection } from '@/lib/mural/rules';
import type { ReplyOf } from '@/lib/platform/http/operation';

type Found = ReplyOf<typeof listMuralOp>;
type Props = {
  section: MuralSection;
  /** A school reads along and writes nothing. */
  area: 'facilitator' | 'school';
  address: TableAddress;
  found: Found;
};

const tones = { scheduled: 'info', shown: 'success', past: 'neutral' } as const;

/** One section of a facilitator's mural: what is pinned up, until when, and how many have seen it. */
export function MuralTable({ section, area, address, found }: Props) {
  const t = useTranslations('mural');
  const format = useFormatter();
  const day = (date: string) => format.dateTime(new Date(date), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const standing = ({ standing: state, from, until }: Found['items'][number]) =>
    state === 'scheduled'
      ? t('standing.scheduled', { day: day(from) })
      : until
        ? t(`standing.${state}Until`, { day: day(until) })
        : t('standing.shown');
  return (
    <List
      caption={t(`section.${section}`)}
      address={address}
      view={readTableView(address.params, ['from'], { sort: 'from', descending: true })}
      found={found}
      rowKey={({ id }) => id}
      search={t('search')}
      empty={{
        icon: 'image',
        title: t(`empty.${section}`),
        ...(area === 'facilitator' && {
          children: t('emptyText'),
          actions: <ButtonLink href={links.newMuralPost(section)}>{t('new')}</ButtonLink>,
        }),
      }}
      noneFound={{ title: t('noneFound') }}
      columns={[
        {
          key: 'title',
          label: t('field.title'),
          lead: true,
          cell: ({ id, title }) => (
            <AppLink href={links.muralPost(id, area)} className="font-semibold hover:underline">
              {title}
            </AppLink>
          ),
        },
        ...(section === 'global'
          ? []
          : [
              {
                key: 'for',
                label: t(`field.${section}`),
                cell: ({ className, studentName }: Found['items'][number]) => className ?? studentName,
              },
            ]),
        {
          key: 'standing',
          label: t('field.standing'),
          cell: (post) => <Badge tone={tones[post.standing]}>{standing(post)}</Badge>,
        },
        {
          key: 'seen',
          label: t('field.seen'),
          cell: ({ seenCount, forCount }) => t('seenOf', { seen: seenCount, all: forCount }),
        },
        ...(section === 'global' && area === 'facilitator'
          ? []
          : [
              {
                key: 'author',
                label: t('field.author'),
                cell: ({ authorName }: Found['items'][number]) => authorName,
              },
            ]),
      ]}
    />
  );
}
