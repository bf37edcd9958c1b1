import { getTranslations } from 'next-intl/server';
import { EntryScreen } from '@/components/points/entry/entry-screen';
import { PerformanceHeader } from '@/components/points/performance-header';
import { ClientWords } from '@/components/shell/client-words';
import { EmptyState } from '@/components/ui/empty-state';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { decodedParam } from '@/lib/platform/links';
import { classPerformance } from '@/lib/units/queries/class-performance';
import { entryTable } from '@/lib/units/rules/entry-table';

type Props = { params: Promise<{ classId: string }> };

export async function generateMetadata() {
  const t = await getTranslations('entries');
  return { title: t('title') };
}

/** What a class's points are counted from, typed in by who teaches: challenges, missions, practice and projects. */
export default async function EntriesOfClass({ params }: Props) {
  const actor = await enter('/facilitator');
  const classId = decodedParam((await params).classId);
  const performance = await orNotFound(classPerformance(actor, { classId }));
  const [t, points] = await Promise.all([getTranslations('entries'), getTranslations('points.table')]);
  const table = entryTable(performance);
  // A project that was closed here changes what the table takes: it begins anew then.
  const standing = table.columns.map(({ fixed }) => fixed).join();
  return (
    <ClientWords namespaces={['entries', 'failures', 'fields', 'shell', 'ui']}>
      <PerformanceHeader classId={classId} className={table.className} current="entries" lead={t('lead')} />
      {table.rows.length === 0 ? (
        <EmptyState icon="users" title={points('noStudents')} />
      ) : (
        <EntryScreen key={standing} table={table} readAt={performance.readAt} />
      )}
    </ClientWords>
  );
}
