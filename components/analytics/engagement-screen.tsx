import { getFormatter, getTranslations } from 'next-intl/server';
import { LineChart } from '@/components/charts/line-chart';
import { ClientWords } from '@/components/shell/client-words';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Stat, StatGrid } from '@/components/ui/stat';
import { attendanceOf } from '@/lib/analytics/rules/engagement-weeks';
import type { Engagement } from '@/lib/analytics/schemas';
import { EngagementFilter } from './engagement-filter';
import { EngagementTable } from './engagement-table';

type Props = {
  path: string;
  params: Readonly<Record<string, string>>;
  engagement: Engagement;
  /** It stands alone, and not on a home that has a heading of its own. */
  isPage?: boolean;
};

/** Lessons, attendance and tests, week by week and then by class or school, with everything that was asked for in the address. */
export async function EngagementScreen({ path, params, engagement, isPage = false }: Props) {
  const { weeks, total, rows, by, countedAt } = engagement;
  const [t, format] = await Promise.all([getTranslations('engagement'), getFormatter()]);
  const Heading = isPage ? 'h1' : 'h2';
  const [before, last] = [weeks.at(-2), weeks.at(-1)];
  const share = (value: number | null | undefined) =>
    value === null || value === undefined ? t('unknown') : format.number(value, { style: 'percent' });
  const moments = weeks.map(({ week }) =>
    format.dateTime(new Date(week), { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  );
  const lastWeek = t('week', { day: moments.at(-1) ?? '' });
  const counted = countedAt
    ? format.dateTime(new Date(countedAt), { dateStyle: 'medium', timeStyle: 'short' })
    : 'none';
  return (
    <section aria-labelledby="engagement" className="grid grid-cols-1 gap-4">
      <div>
        <Heading id="engagement" className="text-2xl sm:text-3xl">
          {t('title')}
        </Heading>
        <p className="text-ink-soft">{t('lead', { counted })}</p>
      </div>
      <EngagementFilter path={path} params={params} engagement={engagement} />
      {total.lessons + total.tests === 0 && rows.every(({ isSmall }) => !isSmall) ? (
        <EmptyState icon="chart" title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <>
          <StatGrid wide={3}>
            <Stat
              label={`${t('lessons')} · ${lastWeek}`}
              value={format.number(last?.lessons ?? 0)}
              note={t('lastWeek', { value: format.number(before?.lessons ?? 0) })}
            />
            <Stat
              label={`${t('attendance')} · ${lastWeek}`}
              value={share(last && attendanceOf(last))}
              note={t('lastWeek', { value: share(before && attendanceOf(before)) })}
            />
            <Stat
              label={`${t('tests')} · ${lastWeek}`}
              value={format.number(last?.tests ?? 0)}
              note={t('lastWeek', { value: format.number(before?.tests ?? 0) })}
            />
            <Stat label={`${t('lessons')} · ${t('total')}`} value={format.number(total.lessons)} />
            <Stat label={`${t('attendance')} · ${t('total')}`} value={share(attendanceOf(total))} />
            <Stat label={`${t('tests')} · ${t('total')}`} value={format.number(total.tests)} />
          </StatGrid>
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 xl:grid-cols-3">
            <Card>
              <LineChart
                id="weekly-lessons"
                title={t('weekly')}
                moments={moments}
                series={[{ key: 'lessons', label: t('lessons'), values: weeks.map(({ lessons }) => lessons) }]}
                span={[0]}
              />
            </Card>
            <Card>
              <LineChart
                id="weekly-attendance"
                title={t('weeklyAttendance')}
                moments={moments}
                series={[{ key: 'attendance', label: t('attendance'), values: weeks.map(attendanceOf) }]}
                span={[0, 1]}
                format={{ style: 'percent' }}
              />
            </Card>
            <Card>
              <LineChart
                id="weekly-tests"
                title={t('weeklyTests')}
                moments={moments}
                series={[{ key: 'tests', label: t('tests'), values: weeks.map(({ tests }) => tests) }]}
                span={[0]}
              />
            </Card>
          </div>
          <ClientWords namespaces={['engagement', 'ui']}>
            <EngagementTable by={by} rows={rows} />
          </ClientWords>
        </>
      )}
    </section>
  );
}
