'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { joinClasses } from '@/components/ui/join-classes';
import type { EntryColumn, EntryRow } from '@/lib/units/rules/entry-table';
import { cellText } from './cell-text';

type Props = {
  at: number;
  row: EntryRow;
  columns: readonly EntryColumn[];
  /** The column of this row that the Tab key stops at. */
  stop: number | undefined;
  describedBy: string;
  onFocus: (row: number, column: number) => void;
};

/** One student. Thirty of them by forty cells are drawn anew only where something was typed. */
export const EntryGridRow = memo(function EntryGridRow({ at, row, columns, stop, describedBy, onFocus }: Props) {
  const t = useTranslations('entries');
  return (
    <tr>
      <th
        scope="row"
        className="sticky left-0 z-10 max-w-48 border-line border-b bg-surface p-2 text-start font-normal wrap-anywhere"
      >
        {row.name}
      </th>
      {columns.map(({ key, kind, number, name }, under) => {
        const cell = row.cells[key];
        const isFixed = !cell || cell.fixed !== null;
        return (
          <td key={key} className={joinClasses('relative border-line border-b', isFixed && 'bg-sunken')}>
            <button
              type="button"
              data-cell={`${at}-${under}`}
              tabIndex={stop === under ? 0 : -1}
              aria-label={t('cell', { name: row.name, column: t(`columns.${kind}`, { number, name }) })}
              aria-describedby={stop === under ? describedBy : undefined}
              className={joinClasses(
                '-outline-offset-2 min-h-9 w-full min-w-12 scroll-ms-48 p-2 text-center',
                (isFixed || cell.value === null) && 'text-ink-soft',
              )}
              onFocus={() => onFocus(at, under)}
            >
              {cell ? cellText(cell) : '·'}
            </button>
          </td>
        );
      })}
    </tr>
  );
});
