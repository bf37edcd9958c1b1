import { useFormatter, useTranslations } from 'next-intl';
import { List } from '@/components/lists/list';
import type { SearchParams } from '@/components/ui/table-address';
import { links } from '@/lib/links';
import type { failedJobList } from '@/lib/upkeep/queries/failed-jobs';
import { JobName } from './job-name';
import { RetryJob } from './retry-job';

type Found = Awaited<ReturnType<typeof failedJobList>>;

export function FailedJobTable({ found, params }: { found: Found; params: SearchParams }) {
  const t = useTranslations('upkeep.jobs');
  const format = useFormatter();
  const address = { path: links.admJobs(), params };
  return (
    <List
      caption={t('failed')}
      found={found}
      address={address}
      rowKey={({ id }) => id}
      empty={{ icon: 'circle-check', title: t('none'), children: t('noneText') }}
      columns={[
        { key: 'name', label: t('field.name'), lead: true, cell: ({ name }) => <JobName name={name} /> },
        {
          key: 'failedAt',
          label: t('field.failedAt'),
          cell: ({ failedAt }) => format.dateTime(new Date(failedAt), { dateStyle: 'medium', timeStyle: 'short' }),
        },
        { key: 'attempts', label: t('field.attempts'), align: 'end', cell: ({ attempts }) => attempts },
        {
          key: 'reason',
          label: t('field.reason'),
          cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span>,
        },
        { key: 'action', label: t('field.action'), hideLabel: true, cell: ({ id }) => <RetryJob id={id} /> },
      ]}
    />
  );
}
