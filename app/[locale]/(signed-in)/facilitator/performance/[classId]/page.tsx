import { getTranslations } from 'next-intl/server';
import { PointsOfClass } from '@/components/points/points-of-class';
import { ClientWords } from '@/components/shell/client-words';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { links } from '@/lib/links';
import { decodedParam } from '@/lib/platform/links';
import { classPerformance } from '@/lib/units/queries/class-performance';
import { pointsTable } from '@/lib/units/rules/points-table';

type Props = { params: Promise<{ classId: string }> };

export async function generateMetadata() {
  const t = await getTranslations('points.table');
  return { title: t('title') };
}

/** A class's points, each with its reason: final where the unit is closed, else as they would be now. */
export default async function PerformanceOfClass({ params }: Props) {
  const actor = await enter('/facilitator');
  const classId = decodedParam((await params).classId);
  const table = pointsTable(await orNotFound(classPerformance(actor, { classId })));
  const [t, classes] = await Promise.all([getTranslations('points.table'), getTranslations('classes')]);
  const trail = [
    { label: classes('title'), href: links.classes('facilitator') },
    { label: table.className, href: links.schoolClass('facilitator', classId) },
    { label: t('title') },
  ];
  return (
    <ClientWords namespaces={['points', 'ui']}>
      <PageHeader
        above={<Breadcrumb label={classes('title')} items={trail} />}
        title={t('titleOf', { name: table.className })}
        lead={t('lead')}
      />
      {table.rows.length === 0 ? <EmptyState icon="users" title={t('noStudents')} /> : <PointsOfClass table={table} />}
    </ClientWords>
  );
}
