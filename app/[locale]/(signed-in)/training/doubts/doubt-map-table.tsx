import { useFormatter, useTranslations } from 'next-intl';
import { List } from '@/components/lists/list';
import { AppLink } from '@/components/ui/app-link';
import { readTableView, type TableAddress } from '@/components/ui/table-address';
import type { doubtMap } from '@/lib/training/queries/doubt-map';

type Props = { address: TableAddress; found: Awaited<ReturnType<typeof doubtMap>> };

/** Where most of a lesson's students did not understand something stands first. */
export function DoubtMapTable({ address, found }: Props) {
  const t = useTranslations('doubtMap');
  const format = useFormatter();
  return (
    <List
      caption={t('title')}
      address={address}
      view={readTableView(address.params, ['share'], { sort: 'share', descending: true })}
      found={found}
      rowKey={({ code }) => code}
      empty={{ icon: 'help', title: t('none'), children: t('noneText') }}
      columns={[
        {
          key: 'lesson',
          label: t('lesson'),
          lead: true,
          cell: ({ name, courseName, address: page }) => (
            <>
              <AppLink href={page} className="font-semibold hover:underline">
                {name}
              </AppLink>
              <span className="block text-ink-soft text-sm">{courseName}</span>
            </>
          ),
        },
        {
          key: 'share',
          label: t('share'),
          cell: ({ askers, pupils }) =>
            t('shareOf', { share: format.number(askers / pupils, { style: 'percent' }), askers, pupils }),
        },
        { key: 'doubts', label: t('doubts'), cell: ({ doubts }) => format.number(doubts) },
        { key: 'answered', label: t('answered'), cell: ({ answered }) => format.number(answered) },
        {
          key: 'verified',
          label: t('verified'),
          cell: ({ verified }) =>
            verified.length === 0 ? (
              '—'
            ) : (
              <ul className="list-disc ps-4">
                {verified.map((question) => (
                  <li key={question}>{question}</li>
                ))}
              </ul>
            ),
        },
      ]}
    />
  );
}
