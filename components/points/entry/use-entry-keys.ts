'use client';

import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useOnLeaving } from '@/components/outbox/use-on-leaving';
import { type EntryColumn, type EntryRow, readEntry } from '@/lib/units/rules/entry-table';
import { type GridCell, gridStep } from '../grid-step';
import { typedText } from './cell-text';
import type { Entries } from './use-entries';

type Table = {
  body: RefObject<HTMLTableSectionElement | null>;
  rows: readonly EntryRow[];
  columns: readonly EntryColumn[];
  save: Entries['save'];
};

/** Where a key leads that ends the typing. */
const waysOut: Readonly<Record<string, string>> = {
  Enter: 'ArrowDown',
  ArrowDown: 'ArrowDown',
  ArrowUp: 'ArrowUp',
  Tab: 'ArrowRight',
};

/** What is being typed, and where: it stays there until it can be meant, wherever the focus goes. */
type Typing = GridCell & { text: string; wrong?: 'percent' | 'yesNo' };

/** Where the keyboard is in the table, what is being typed, and what each key does. */
export function useEntryKeys({ body, rows, columns, save }: Table) {
  const size = { row: rows.length, column: columns.length };
  const [stop, setStop] = useState<GridCell>(() => ({
    row: 0,
    column: Math.max(
      columns.findIndex(({ fixed }) => fixed === null),
      0,
    ),
  }));
  const [typing, draw] = useState<Typing>();
  /** The same, at once: a field that is left by a key has been read already. */
  const live = useRef<Typing>(undefined);

  function type(next: Typing | undefined) {
    live.current = next;
    draw(next);
  }
  function focus({ row, column }: GridCell) {
    body.current?.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`)?.focus();
  }
  function keep(at: GridCell, text: string): 'kept' | 'percent' | 'yesNo' {
    const [row, column] = [rows[at.row], columns[at.column]];
    if (!row || !column) return 'kept';
    const read = readEntry(column.kind, text);
    if ('wrong' in read) return read.wrong;
    save(row, column, read.entry);
    return 'kept';
  }
  /** Whether what was typed could be meant. */
  function commit(): boolean {
    const now = live.current;
    if (!now) return true;
    const kept = keep(now, now.text);
    type(kept === 'kept' ? undefined : { ...now, wrong: kept });
    return kept === 'kept';
  }
  useOnLeaving(() => {
    if (live.current) keep(live.current, live.current.text);
  });
  /** Of a challenge none, yes, no and none again; of the others the field that is typed into. */
  function open(at: GridCell, text?: string) {
    const [row, column] = [rows[at.row], columns[at.column]];
    const cell = column && row?.cells[column.key];
    if (!cell || cell.fixed) return;
    if (column.kind !== 'challenge') type({ ...at, text: text ?? typedText(cell) });
    else if (cell.value === null) save(row, column, true);
    else save(row, column, cell.value ? false : null);
  }

  function pressCell(event: KeyboardEvent) {
    const column = columns[stop.column];
    const cell = column && rows[stop.row]?.cells[column.key];
    const next = gridStep(stop, event, size);
    switch (meaningOf(event, cell?.fixed === null ? column?.kind : undefined)) {
      case 'open':
        open(stop);
        break;
      case 'clear':
        keep(stop, '');
        break;
      case 'type':
        open(stop, event.key);
        break;
      case 'answer':
        if (keep(stop, event.key) === 'kept') focus({ ...stop, row: Math.min(stop.row + 1, size.row - 1) });
        break;
      case 'walk':
        if (!next) return;
        focus(next);
        break;
      default:
        return;
    }
    event.preventDefault();
  }
  function pressField(event: KeyboardEvent) {
    const { key, shiftKey } = event;
    const at = live.current;
    const way = key === 'Tab' && shiftKey ? 'ArrowLeft' : waysOut[key];
    if (!at || (key !== 'Escape' && !way)) return;
    event.preventDefault();
    if (key === 'Escape') {
      type(undefined);
      focus(at);
    } else if (way && commit()) focus(gridStep(at, { key: way, ctrlKey: false }, size) ?? at);
  }
  return {
    stop,
    setStop,
    typing,
    write: (text: string) => live.current && type({ ...live.current, text }),
    open,
    commit,
    pressCell,
    pressField,
  };
}

/** What a key on a cell asks for. `kind` is that of the column, where the cell takes something. */
function meaningOf({ key, ctrlKey, altKey, metaKey }: KeyboardEvent, kind: EntryColumn['kind'] | undefined) {
  if (altKey || metaKey) return undefined;
  if (key === 'Enter' || key === 'F2' || key === ' ') return 'open';
  const isLetter = key.length === 1 && !ctrlKey;
  if (!kind) return isLetter ? undefined : 'walk';
  if (key === 'Delete' || key === 'Backspace') return 'clear';
  if (isLetter && kind === 'challenge') return 'answer';
  return isLetter && /[\dx]/i.test(key) ? 'type' : 'walk';
}
