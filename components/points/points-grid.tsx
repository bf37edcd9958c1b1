'use client';

import './grid-window.css';
import { useTranslations } from 'next-intl';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { joinClasses } from '@/components/ui/join-classes';
import type { PointsTable } from '@/lib/units/rules/points-table';
import { type GridCell, gridStep } from './grid-step';
import { PointsGridRow } from './points-grid-row';
import { PointsHeads } from './points-heads';
import { ReasonPanel } from './reason-panel';
import type { Reasons } from './use-reasons';

type Props = { table: PointsTable; reasons: Reasons };

/** What stands before the cells of a row: the name and two sums. */
const columnsBefore = 3;

/** Every student's points in one table: one stop of the Tab key, arrows walk, and the reason of a cell stands below. */
export function PointsGrid({ table: { units, rows }, reasons }: Props) {
  const t = useTranslations('points.table');
  const body = useRef<HTMLTableSectionElement>(null);
  const [stop, setStop] = useState<GridCell>({ row: 0, column: 0 });
  const [isChosen, setChosen] = useState(false);
  const columns = units.flatMap((unit) => unit.columns);
  const [row, column] = [rows[stop.row], columns[stop.column]];

  function focused({ target }: FocusEvent) {
    if (!(target instanceof HTMLTableCellElement)) return;
    const at = target.parentElement as HTMLTableRowElement;
    setStop({ row: at.sectionRowIndex, column: target.cellIndex - columnsBefore });
    setChosen(true);
    reasons.ask();
  }
  function pressed(event: KeyboardEvent) {
    if (event.altKey || event.metaKey || !(event.target instanceof HTMLTableCellElement)) return;
    const next = gridStep(stop, event, { row: rows.length, column: columns.length });
    if (!next) return;
    event.preventDefault();
    body.current?.rows[next.row]?.cells[next.column + columnsBefore]?.focus();
  }

  return (
    <>
      <div data-one-sheet className="grid-window">
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: WAI-ARIA's grid pattern stands on a table.
          role="grid"
          aria-readonly
          aria-label={t('grid')}
          onFocus={focused}
          onKeyDown={pressed}
          className={joinClasses(
            'w-max min-w-full border-separate border-spacing-0 bg-surface tabular-nums',
            '[&_tbody_:is(td,th)]:border-line [&_tbody_:is(td,th)]:border-b [&_td]:p-2 [&_td]:text-end',
            '[&_td[tabindex]]:-outline-offset-2 [&_td[tabindex]]:scroll-ms-48 [&_td[tabindex]]:cursor-pointer',
          )}
        >
          <PointsHeads units={units} />
          <tbody ref={body}>
            {rows.map((each, at) => (
              <PointsGridRow key={each.studentId} row={each} stop={stop.row === at ? stop.column : undefined} />
            ))}
          </tbody>
        </table>
      </div>
      <section
        aria-label={t('why')}
        data-print="no"
        className="sticky bottom-0 z-30 mt-3 min-h-24 rounded-lg bg-sunken p-4"
      >
        <div aria-live="polite">
          {isChosen && row && column ? (
            <ReasonPanel row={row} columns={[column]} reasons={reasons} />
          ) : (
            <p>{t('choose')}</p>
          )}
        </div>
      </section>
    </>
  );
}
