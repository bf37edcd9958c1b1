import { useFormatter, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { ProgressBar } from '@/components/ui/progress';
import { Table } from '@/components/ui/table';

export type UsedDay = { day: string; answers: number; tokens: number };

const dayAndMonth = { weekday: 'short', day: '2-digit', month: '2-digit' } as const;

/** Today against its limit, and of the days before those that somebody asked on. */
export function UseOfDays({ use, most }: { use: readonly UsedDay[]; most: number }) {
  const t = useTranslations('schoolAi.use');
  const format = useFormatter();
  const today = use[0]?.answers ?? 0;
  return (
    <div className="grid gap-6">
      <ProgressBar
        label={t('today')}
        value={Math.min(today, most)}
        max={Math.max(most, 1)}
        amount={t('amount', { answers: format.number(today), most: format.number(most) })}
      />
      <Table
        caption={t('days')}
        rows={use.filter(({ answers, tokens }) => answers + tokens > 0)}
        rowKey={({ day }) => day}
        empty={<EmptyState icon="chart" title={t('none')} />}
        columns={[
          {
            key: 'day',
            label: t('day'),
            lead: true,
            // A date without a time: read by the clock of Greenwich, it stays that date.
            cell: ({ day }) => (
              <span className="whitespace-nowrap">
                {format.dateTime(new Date(day), { ...dayAndMonth, timeZone: 'UTC' })}
              </span>
            ),
          },
          { key: 'answers', label: t('answers'), align: 'end', cell: ({ answers }) => format.number(answers) },
          { key: 'tokens', label: t('tokens'), align: 'end', cell: ({ tokens }) => format.number(tokens) },
        ]}
      />
    </div>
  );
}
