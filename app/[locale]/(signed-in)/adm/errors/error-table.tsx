import { useFormatter, useTranslations } from 'next-intl';
import { List } from '@/components/lists/list';
import type { SearchParams } from '@/components/ui/table-address';
import { links } from '@/lib/links';
import type { clientErrorList } from '@/lib/upkeep/queries/client-errors';
import { ErrorCause } from './error-cause';
import { SolveError } from './solve-error';

type Found = Awaited<ReturnType<typeof clientErrorList>>;

export function ErrorTable({ found, params }: { found: Found; params: SearchParams }) {
  const t = useTranslations('upkeep.errors');
  const format = useFormatter();
  const address = { path: links.admErrors(), params };
  return (
    <List
      caption={t('list')}
      found={found}
      address={address}
      rowKey={({ id }) => id}
      empty={{ icon: 'circle-check', title: t('none'), children: t('noneText') }}
      columns={[
        {
          key: 'message',
          label: t('field.message'),
          lead: true,
          cell: ({ message, lastInfo, tipos }) => <ErrorCause message={message} stack={lastInfo} tipos={tipos} />,
        },
        {
          key: 'count',
          label: t('field.count'),
          align: 'end',
          cell: ({ count, people }) => (
            <>
              {format.number(count)}
              <span className="block text-ink-soft text-sm">{t('people', { count: people })}</span>
            </>
          ),
        },
        {
          key: 'lastSeenAt',
          label: t('field.lastSeenAt'),
          cell: ({ lastSeenAt }) => format.dateTime(new Date(lastSeenAt), { dateStyle: 'medium', timeStyle: 'short' }),
        },
        {
          key: 'action',
          label: t('field.action'),
          hideLabel: true,
          cell: ({ id, solved }) => <SolveError id={id} solved={solved} />,
        },
      ]}
    />
  );
}
