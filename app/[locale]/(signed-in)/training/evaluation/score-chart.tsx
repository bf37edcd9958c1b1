import { useFormatter, useTranslations } from 'next-intl';
import { LineChart } from '@/components/charts/line-chart';
import { Card } from '@/components/ui/card';
import type { runList } from '@/lib/training/queries/runs';
import { scoreOf } from '@/lib/training/rules/evaluation';

type Runs = Awaited<ReturnType<typeof runList>>['items'];

/** Finished runs, oldest first. */
export function ScoreChart({ runs }: { runs: Runs }) {
  const t = useTranslations('training.evaluation');
  const format = useFormatter();
  const finished = runs.filter(({ finishedAt }) => finishedAt).toReversed();
  // One point shows no way.
  if (finished.length < 2) return null;
  const moment = (at: string) =>
    format.dateTime(new Date(at), { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' });
  return (
    <Card>
      <LineChart
        id="scores"
        title={t('chart')}
        lead={t('chartLead')}
        span={[0, 1]}
        format={{ style: 'percent', maximumFractionDigits: 1 }}
        moments={distinct(finished.map(({ startedAt }) => moment(startedAt)))}
        series={[
          {
            key: 'score',
            label: t('series'),
            values: finished.map(({ passed, answered }) => scoreOf(passed, answered)),
          },
        ]}
      />
    </Card>
  );
}

/** Two runs of one minute must not look like one. */
function distinct(names: readonly string[]): string[] {
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before > 0 ? `${name} (${before + 1})` : name;
  });
}
