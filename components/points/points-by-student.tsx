'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { PointsTable } from '@/lib/units/rules/points-table';
import { CellReason } from './cell-reason';

/** The table of a phone: one student is open at a time. */
export function PointsByStudent({ table: { units, rows } }: { table: PointsTable }) {
  const t = useTranslations('points.table');
  const [opened, setOpened] = useState<string>();
  return (
    <section aria-label={t('phone')}>
      <ul className="grid gap-2">
        {rows.map((row) => {
          const { studentId, name, total, open } = row;
          const isOpen = opened === studentId;
          return (
            <li key={studentId} className="rounded-lg border border-line bg-surface p-3">
              <Button
                variant="quiet"
                aria-expanded={isOpen}
                className="w-full justify-start text-start"
                onClick={() => setOpened(isOpen ? undefined : studentId)}
              >
                {name}
              </Button>
              <p className="px-3 text-ink-soft tabular-nums">
                {t('total')}: {total} · {t('openSum')}: {open}
              </p>
              {isOpen && <OpenStudent units={units} row={row} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function OpenStudent({ units, row }: { units: PointsTable['units']; row: PointsTable['rows'][number] }) {
  const t = useTranslations('points.table');
  return units.map(({ unit, standing, columns }) => (
    <section key={unit} className="mt-3 px-3">
      <h2 className="mb-2 font-semibold">{t('unit', { number: unit, standing })}</h2>
      <div className="grid gap-3">
        {columns.map((column) => (
          <div key={column.key}>
            <CellReason row={row} column={column} />
          </div>
        ))}
      </div>
    </section>
  ));
}
