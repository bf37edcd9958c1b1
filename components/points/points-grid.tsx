'use client';

import './grid-window.css';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { joinClasses } from '@/components/ui/join-classes';
import { links } from '@/lib/links';
import { sum } from '@/lib/points/rules/fractions';
import type { PointsTable } from '@/lib/units/rules/points-table';
import { CellReason } from './cell-reason';
import { type GridCell, gridStep } from './grid-step';

const stuck = 'sticky bg-surface';

/** Every student's points in one table: one stop of the Tab key, arrows walk, and the reason of a cell stands below. */
export function PointsGrid({ table: { units, rows } }: { table: PointsTable }) {
  const t = useTranslations('points.table');
  const body = useRef<HTMLTableSectionElement>(null);
  const reasonId = useId();
  const [stop, setStop] = useState<GridCell>({ row: 0, column: 0 });
  const [isChosen, setChosen] = useState(false);
  const columns = units.flatMap((unit) => unit.columns);
  const [row, column] = [rows[stop.row], columns[stop.column]];

  function choose(cell: GridCell) {
    setStop(cell);
    setChosen(true);
  }
  function press(event: KeyboardEvent) {
    if (event.altKey || event.metaKey) return;
    const next = gridStep(stop, event, { row: rows.length, column: columns.length });
    if (!next) return;
    event.preventDefault();
    body.current?.querySelector<HTMLElement>(`[data-cell="${next.row}-${next.column}"]`)?.focus();
  }

  return (
    <>
      <div data-one-sheet className="grid-window">
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: WAI-ARIA's grid pattern stands on a table.
          role="grid"
          aria-readonly
          aria-label={t('grid')}
          className="w-max min-w-full border-separate border-spacing-0 bg-surface tabular-nums"
        >
          <thead className={joinClasses(stuck, 'top-0 z-20')}>
            <tr>
              <td colSpan={3} className={joinClasses(stuck, 'left-0 z-10')} />
              {units.map(({ unit, standing, columns: own }) => (
                <th
                  key={unit}
                  scope="colgroup"
                  colSpan={own.length}
                  className="border-line border-l p-2 text-start text-sm"
                >
                  {t('unit', { number: unit, standing })}
                </th>
              ))}
            </tr>
            <tr className="text-sm">
              <th scope="col" className={joinClasses(stuck, 'left-0 z-10 border-line border-b p-2 text-start')}>
                {t('student')}
              </th>
              <th scope="col" className="border-line border-b p-2 text-end">
                {t('total')}
              </th>
              <th scope="col" className="border-line border-b p-2 text-end">
                {t('openSum')}
              </th>
              {columns.map(({ key, kind, number }) => (
                <th
                  key={key}
                  scope="col"
                  aria-label={t(`columns.${kind}`, { number })}
                  className="border-line border-b p-2 text-end"
                >
                  {t(`short.${kind}`, { number })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map(({ studentId, name, total, open, cells }, at) => (
              <tr key={studentId}>
                <th
                  scope="row"
                  className={joinClasses(
                    stuck,
                    'left-0 z-10 max-w-48 border-line border-b p-2 text-start font-normal wrap-anywhere',
                  )}
                >
                  <AppLink href={links.studentReport('facilitator', studentId)}>{name}</AppLink>
                </th>
                <td className="border-line border-b p-2 text-end font-bold">{total}</td>
                <td className="border-line border-b p-2 text-end text-ink-soft">{open}</td>
                {columns.map(({ key }, under) => {
                  const isStop = stop.row === at && stop.column === under;
                  return (
                    <td key={key} className="border-line border-b">
                      <button
                        type="button"
                        data-cell={`${at}-${under}`}
                        tabIndex={isStop ? 0 : -1}
                        aria-describedby={isStop ? reasonId : undefined}
                        className="-outline-offset-2 min-h-9 w-full scroll-ms-48 p-2 text-end"
                        onFocus={() => choose({ row: at, column: under })}
                        onKeyDown={press}
                      >
                        {cells[key] ? sum(cells[key].map(({ amount }) => amount)) : '–'}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <section
        aria-label={t('why')}
        data-print="no"
        className="sticky bottom-0 z-30 mt-3 min-h-24 rounded-lg bg-sunken p-4"
      >
        <div id={reasonId}>
          {isChosen && row && column ? <CellReason row={row} column={column} /> : <p>{t('choose')}</p>}
        </div>
      </section>
    </>
  );
}
