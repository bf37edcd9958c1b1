import { getTranslations } from 'next-intl/server';
import { PerformanceHeader } from '@/components/points/performance-header';
import { PointsOfClass } from '@/components/points/points-of-class';
import { RankingSwitch } from '@/components/points/ranking-switch';
import { ClientWords } from '@/components/shell/client-words';
import { EmptyState } from '@/components/ui/empty-state';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { decodedParam } from '@/lib/platform/links';
import { classPerformance } from '@/lib/units/queries/class-performance';
import { pointsTable } from '@/lib/units/rules/points-table';

/** What the switch and the table say; of refusals those of a switch. All namespaces whole would weigh more than the table. */
const words = [
  'points.table',
  'points.why',
  'points.amount',
  'points.ranking',
  'failures.request',
  'failures.server',
  'failures.access',
  'failures.class',
  'failures.MODEL_NOT_FOUND',
  'fields.wrong-value',
  'shell.offline',
  'shell.errorOccurred',
  'ui.list',
] as const;

type Props = { params: Promise<{ classId: string }> };

export async function generateMetadata() {
  const t = await getTranslations('points.table');
  return { title: t('title') };
}

/** A class's points, each with its reason: final where the unit is closed, else as they would be now. */
export default async function PerformanceOfClass({ params }: Props) {
  const actor = await enter('/facilitator');
  const classId = decodedParam((await params).classId);
  const performance = await orNotFound(classPerformance(actor, { classId }));
  const table = pointsTable(performance);
  const t = await getTranslations('points.table');
  return (
    <ClientWords namespaces={words}>
      <PerformanceHeader classId={classId} className={table.className} current="points" lead={t('lead')} />
      {performance.isRunning && (
        <div data-print="no">
          <RankingSwitch classId={classId} on={performance.rankingOn} />
        </div>
      )}
      {table.rows.length === 0 ? (
        <EmptyState icon="users" title={t('noStudents')} />
      ) : (
        <PointsOfClass packed={JSON.stringify(table)} />
      )}
    </ClientWords>
  );
}
