'use client';

import { useLocale, useTranslations } from 'next-intl';
import { CsvButton } from '@/components/lists/csv-button';
import { SyncState } from '@/components/outbox/sync-state';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { EntryTable } from '@/lib/units/rules/entry-table';
import { typedText } from './cell-text';
import { EntryByColumn } from './entry-by-column';
import { EntryGrid } from './entry-grid';
import { ProjectEnds } from './project-ends';
import { useEntries } from './use-entries';

/** What counts of each student, typed in: each cell is kept as soon as it is left, also without a line. */
export function EntryScreen({ table, readAt }: { table: EntryTable; readAt: string }) {
  const t = useTranslations('entries');
  const locale = useLocale() as Locale;
  const entries = useEntries(table, readAt);
  const { rows, waiting, away, makeUp, leaveAway } = entries;
  const { classId, columns } = table;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CsvButton
          fileName={t('file')}
          columns={[
            { key: 'name', label: t('student') },
            ...columns.map(({ key, kind, number, name }) => ({
              key: `of ${key}`,
              label: t(`columns.${kind}`, { number, name }),
            })),
          ]}
          load={async () => ({
            total: rows.length,
            items: rows.map(({ name, cells }) => ({
              name,
              ...Object.fromEntries(
                Object.entries(cells).map(([key, cell]) => [
                  `of ${key}`,
                  typeof cell.value === 'boolean' ? t(cell.value ? 'answers.yes' : 'answers.no') : typedText(cell),
                ]),
              ),
            })),
          })}
        />
        <SyncState locale={locale} />
      </div>
      {away && (
        <Alert
          tone="warning"
          announce
          title={t('away', { name: away.row.name, number: away.column.number })}
          actions={
            <>
              <Button onClick={() => makeUp(away)}>{t('makeUp')}</Button>
              <Button variant="quiet" onClick={() => leaveAway(away)}>
                {t('notMadeUp')}
              </Button>
            </>
          }
        >
          {t('awayText')}
        </Alert>
      )}
      <div className="grid gap-3 max-md:not-print:hidden">
        <EntryGrid columns={columns} entries={entries} />
      </div>
      <div className="md:hidden print:hidden">
        <EntryByColumn columns={columns} entries={entries} />
      </div>
      <ProjectEnds
        classId={classId}
        projects={columns.filter(({ kind }) => kind === 'project')}
        rows={rows}
        waiting={waiting}
      />
    </div>
  );
}
