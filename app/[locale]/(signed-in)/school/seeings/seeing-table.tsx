import { useFormatter, useTranslations } from 'next-intl';
import { List } from '@/components/lists/list';
import type { SearchParams } from '@/components/ui/table-address';
import type { schoolSeeings } from '@/lib/accounts/queries';
import { links } from '@/lib/links';

type Found = Awaited<ReturnType<typeof schoolSeeings>>;

const minuteMs = 60_000;

export function SeeingTable({ found, params }: { found: Found; params: SearchParams }) {
  const t = useTranslations('accounts.seeings');
  const format = useFormatter();
  const address = { path: links.schoolSeeings(), params };
  const minutesOf = ({ from, to }: Found['items'][number]) =>
    Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / minuteMs));
  return (
    <List
      caption={t('table')}
      found={found}
      address={address}
      rowKey={({ id }) => id}
      empty={{ icon: 'circle-check', title: t('none'), children: t('noneText') }}
      columns={[
        {
          key: 'from',
          label: t('from'),
          lead: true,
          cell: (row) => (
            <>
              {format.dateTime(new Date(row.from), { dateStyle: 'medium', timeStyle: 'short' })}
              <span className="block text-ink-soft text-sm">{t('minutes', { minutes: minutesOf(row) })}</span>
            </>
          ),
        },
        { key: 'seen', label: t('seen'), cell: ({ seenName }) => seenName ?? t('erased') },
        { key: 'by', label: t('by'), cell: ({ adminName }) => adminName ?? t('erased') },
        {
          key: 'reason',
          label: t('reason'),
          cell: ({ reason, paths }) => (
            <>
              <span className="wrap-anywhere">{reason}</span>
              <details className="text-ink-soft text-sm">
                <summary>{t('paths', { count: paths.length })}</summary>
                <ul>
                  {paths.map((path) => (
                    <li key={path}>
                      <code className="wrap-anywhere">{path}</code>
                    </li>
                  ))}
                </ul>
              </details>
            </>
          ),
        },
      ]}
    />
  );
}
