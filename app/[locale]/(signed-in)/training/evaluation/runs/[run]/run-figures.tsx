import { useTranslations } from 'next-intl';
import { Stat, StatGrid } from '@/components/ui/stat';
import type { runById } from '@/lib/training/queries/runs';
import { AnsweredBy, Score } from '../../run-words';

type Run = Awaited<ReturnType<typeof runById>>;

export function RunFigures({ run }: { run: Run }) {
  const t = useTranslations('training');
  const changed = (change: Run['results'][number]['change']) =>
    run.results.filter((result) => result.change === change).length;
  return (
    <StatGrid>
      <Stat label={t('runPage.score')} value={<Score {...run} />} icon="chart" />
      <Stat label={t('runPage.newlyFailedCount')} value={changed('newly-failed')} icon="warning" />
      <Stat label={t('runPage.newlyPassedCount')} value={changed('newly-passed')} icon="circle-check" />
      <Stat label={t('evaluation.field.by')} value={<AnsweredBy name={run.answeredBy} />} icon="robot" />
    </StatGrid>
  );
}
