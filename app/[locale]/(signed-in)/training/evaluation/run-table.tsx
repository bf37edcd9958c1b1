import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { Table } from '@/components/ui/table';
import { links } from '@/lib/links';
import type { runList } from '@/lib/training/queries/runs';
import { AnsweredBy, Score } from './run-words';

type Runs = Awaited<ReturnType<typeof runList>>['items'];

export function RunTable({ runs }: { runs: Runs }) {
  const t = useTranslations('training.evaluation');
  const format = useFormatter();
  return (
    <Table
      caption={t('runs')}
      rows={runs}
      rowKey={({ id }) => id}
      empty={
        <EmptyState icon="chart" title={t('noRuns')}>
          {t('noRunsText')}
        </EmptyState>
      }
      columns={[
        {
          key: 'when',
          label: t('field.when'),
          lead: true,
          cell: ({ id, startedAt }) => (
            <AppLink
              href={links.trainingRun(id)}
              className="inline-flex min-h-11 items-center font-semibold hover:underline"
            >
              {format.dateTime(new Date(startedAt), { dateStyle: 'medium', timeStyle: 'short' })}
            </AppLink>
          ),
        },
        { key: 'by', label: t('field.by'), cell: ({ answeredBy }) => <AnsweredBy name={answeredBy} /> },
        { key: 'score', label: t('field.score'), cell: (run) => <Score {...run} /> },
        {
          key: 'state',
          label: t('field.state'),
          cell: ({ finishedAt }) => (
            <Badge tone={finishedAt ? 'success' : 'info'}>{finishedAt ? t('finished') : t('open')}</Badge>
          ),
        },
      ]}
    />
  );
}
