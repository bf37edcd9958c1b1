'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { CsvButton } from '@/components/lists/csv-button';
import { BrowserProviders } from '@/components/shell/browser-providers';
import type { PointsTable } from '@/lib/units/rules/points-table';
import { PointsByStudent } from './points-by-student';
import { PointsGrid } from './points-grid';
import { useReasons } from './use-reasons';

/** One table at a desk, one student at a time on a phone, and all of it in a file. It comes as one text: eight hundred values that React sends each for itself cost more. */
export function PointsOfClass({ packed }: { packed: string }) {
  const table = useMemo<PointsTable>(() => JSON.parse(packed), [packed]);
  return (
    <BrowserProviders>
      <Points given={table} />
    </BrowserProviders>
  );
}

function Points({ given }: { given: PointsTable }) {
  const t = useTranslations('points.table');
  const { table, reasons } = useReasons(given);
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
            items: table.rows.map(({ name, total, open, amounts }) => ({
              name,
              total,
              open,
              ...Object.fromEntries(columns.map(({ key }, under) => [`of ${key}`, amounts[under]])),
            })),
          })}
        />
      </div>
      <div className="max-md:not-print:hidden">
        <PointsGrid table={table} reasons={reasons} />
      </div>
      <div className="md:hidden print:hidden">
        <PointsByStudent table={table} reasons={reasons} />
      </div>
    </div>
  );
}
