import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Table } from '@/components/ui/table';
import type { failedJobList } from '@/lib/upkeep/queries/failed-jobs';
import { JobName } from './job-name';

type Queues = Awaited<ReturnType<typeof failedJobList>>['queues'];

export function QueueTable({ queues }: { queues: Queues }) {
  const t = useTranslations('upkeep.jobs');
  return (
    <Table
      caption={t('queues')}
      rows={queues}
      rowKey={({ name }) => name}
      empty={
        <EmptyState icon="check" title={t('idle')}>
          {t('idleText')}
        </EmptyState>
      }
      columns={[
        { key: 'name', label: t('field.name'), lead: true, cell: ({ name }) => <JobName name={name} /> },
        { key: 'waiting', label: t('field.waiting'), align: 'end', cell: ({ waiting }) => waiting },
        { key: 'working', label: t('field.working'), align: 'end', cell: ({ working }) => working },
        { key: 'failed', label: t('field.failed'), align: 'end', cell: ({ failed }) => failed },
      ]}
    />
  );
}
