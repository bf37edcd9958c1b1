'use client';

import { useTranslations } from 'next-intl';
import { CsvButton } from '@/components/lists/csv-button';
import { sum } from '@/lib/points/rules/fractions';
import type { PointsTable } from '@/lib/units/rules/points-table';
import { PointsByStudent } from './points-by-student';
import { PointsGrid } from './points-grid';

/** One table at a desk, one student at a time on a phone, and all of it in a file. */
export function PointsOfClass({ table }: { table: PointsTable }) {
  const t = useTranslations('points.table');
  const columns = table.units.flatMap((unit) => unit.columns);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div data-print="no">
        <CsvButton
          fileName={t('file')}
          columns={[
            { key: 'name', label: t('student') },
            { key: 'total', label: t('total') },
            { key: 'open', label: t('openSum') },
            ...columns.map(({ key, kind, number }) => ({ key: `of ${key}`, label: t(`columns.${kind}`, { number }) })),
          ]}
          load={async () => ({
            total: table.rows.length,
            items: table.rows.map(({ name, total, open, cells }) => ({
              name,
              total,
              open,
              ...Object.fromEntries(
                Object.entries(cells).map(([key, lines]) => [`of ${key}`, sum(lines.map(({ amount }) => amount))]),
              ),
            })),
          })}
        />
      </div>
      <div className="max-md:not-print:hidden">
        <PointsGrid table={table} />
      </div>
      <div className="md:hidden print:hidden">
        <PointsByStudent table={table} />
      </div>
    </div>
  );
}
