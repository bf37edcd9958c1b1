'use client';

import '../grid-window.css';
import { useTranslations } from 'next-intl';
import { type MouseEvent, useCallback, useEffect, useId, useRef } from 'react';
import type { EntryColumn } from '@/lib/units/rules/entry-table';
import { CellAbout } from './cell-about';
import { EntryField } from './entry-field';
import { EntryGridRow } from './entry-grid-row';
import { EntryHeads } from './entry-heads';
import type { Entries } from './use-entries';
import { useEntryKeys } from './use-entry-keys';

type Props = { columns: readonly EntryColumn[]; entries: Entries };

/** All entries of a class in one table: arrows walk, a figure begins to type, Enter goes down, Escape leaves it as it was. */
export function EntryGrid({ columns, entries: { rows, save } }: Props) {
  const t = useTranslations('entries');
  const body = useRef<HTMLTableSectionElement>(null);
  const aboutId = useId();
  const { stop, setStop, typing, ...keys } = useEntryKeys({ body, rows, columns, save });
  const focused = useCallback((down: number, across: number) => setStop({ row: down, column: across }), [setStop]);
  const openFrom = columns.findIndex(({ fixed }) => fixed === null);
  const [row, column] = [rows[stop.row], columns[stop.column]];

  // What can be typed into stands in sight: closed units lie to the left of it.
  useEffect(() => {
    if (openFrom < 1) return;
    const first = body.current?.querySelector(`[data-cell="0-${openFrom}"]`);
    const frame = body.current?.closest('div');
    const name = body.current?.querySelector('th');
    if (!first || !frame || !name) return;
    frame.scrollLeft += first.getBoundingClientRect().left - name.getBoundingClientRect().right;
  }, [openFrom]);

  function press({ target, detail }: MouseEvent) {
    const isCell = (target as Element).closest('[data-cell]') !== null;
    if (isCell && detail === 2) keys.open(stop);
  }

  return (
    <>
      <div data-one-sheet className="grid-window">
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: WAI-ARIA's grid pattern stands on a table.
          role="grid"
          aria-label={t('grid')}
          className="w-max min-w-full border-separate border-spacing-0 bg-surface tabular-nums"
          onKeyDown={(event) => event.target instanceof HTMLButtonElement && keys.pressCell(event)}
          onClick={press}
        >
          <EntryHeads columns={columns} />
          <tbody ref={body}>
            {rows.map((each, at) => (
              <EntryGridRow
                key={each.studentId}
                at={at}
                row={each}
                columns={columns}
                stop={at === stop.row ? stop.column : undefined}
                describedBy={aboutId}
                onFocus={focused}
              />
            ))}
          </tbody>
        </table>
        {typing && (
          <EntryField
            key={`${typing.row}-${typing.column}`}
            body={body}
            at={`${typing.row}-${typing.column}`}
            label={t('typing')}
            text={typing.text}
            isWrong={typing.wrong !== undefined}
            onText={keys.write}
            onKeyDown={keys.pressField}
            onLeave={keys.commit}
          />
        )}
      </div>
      <section
        aria-label={t('about')}
        data-print="no"
        className="sticky bottom-0 z-30 min-h-24 rounded-lg bg-sunken p-4"
      >
        <div id={aboutId}>{row && column && <CellAbout row={row} column={column} />}</div>
        {typing?.wrong && (
          <p role="alert" className="mt-1 font-semibold text-danger-ink">
            {rows[typing.row]?.name}: {t(`wrong.${typing.wrong}`)}
          </p>
        )}
      </section>
    </>
  );
}
