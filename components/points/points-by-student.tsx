'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { PointsTable } from '@/lib/units/rules/points-table';
import { ReasonPanel } from './reason-panel';
import type { Reasons } from './use-reasons';

type Props = { table: PointsTable; reasons: Reasons };

/** The table of a phone: one student is open at a time. */
export function PointsByStudent({ table: { units, rows }, reasons }: Props) {
  const t = useTranslations('points.table');
  const format = useFormatter();
  const [opened, setOpened] = useState<string>();
  // Once for all: a class has thirty rows of them.
  const [total, openSum] = [t('total'), t('openSum')];

  function press(studentId: string) {
    setOpened(opened === studentId ? undefined : studentId);
    reasons.ask();
  }
  return (
    <section aria-label={t('phone')}>
      <ul className="grid gap-2">
        {rows.map((row) => {
          const { studentId, name } = row;
          const isOpen = opened === studentId;
          return (
            <li key={studentId} className="rounded-lg border border-line bg-surface p-3">
              <Button
                variant="quiet"
                aria-expanded={isOpen}
                className="w-full justify-start text-start"
                onClick={() => press(studentId)}
              >
                {name}
              </Button>
              <p className="px-3 text-ink-soft tabular-nums">{`${total}: ${format.number(row.total)} · ${openSum}: ${format.number(row.open)}`}</p>
              {isOpen && <OpenStudent units={units} row={row} reasons={reasons} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type OpenProps = { units: PointsTable['units']; row: PointsTable['rows'][number]; reasons: Reasons };

function OpenStudent({ units, row, reasons }: OpenProps) {
  const t = useTranslations('points.table');
  if (!reasons.of) return <ReasonPanel row={row} columns={[]} reasons={reasons} />;
  return units.map(({ unit, standing, columns }) => (
    <section key={unit} className="mt-3 px-3">
      <h2 className="mb-2 font-semibold">{t('unit', { number: unit, standing })}</h2>
      <div className="grid gap-3">
        <ReasonPanel row={row} columns={columns} reasons={reasons} />
      </div>
    </section>
  ));
}
