import type { AttendanceState } from '@/lib/attendance/rules/attendance-states';

/** A cell by its place: the row of a pupil, and one of the columns. */
export type Cell = { readonly row: number; readonly column: number };

/** Attendance, self-assessment, value. */
const width = 3;

/** One pupil's row as it stands in the grid: letters and figures as they are keyed; empty where nothing is said. */
export type PaperRow = { readonly attendance: AttendanceState | ''; readonly slider: string; readonly value: string };

const letters: Readonly<Record<string, AttendanceState>> = { p: 'present', f: 'absent', j: 'justified', r: 'madeUp' };

/** P, F, J and R as a class register has them, whatever the language of the screen. */
export function stateOfKey(key: string): AttendanceState | undefined {
  return letters[key.toLowerCase()];
}

/** What may stand in a cell of figures; nothing else can be keyed. */
export function isTenths(typed: string): boolean {
  return /^(?:|\d|10)$/.test(typed);
}

/** No further figure can follow, so that the grid may go on: after a 1 there may be a 0. */
export function isWholeFigure(typed: string): boolean {
  return /^(?:[02-9]|10)$/.test(typed);
}

export function tenthsOf(percent: number | null | undefined): string {
  return percent === null || percent === undefined ? '' : String(percent / 10);
}

/** Who was away assessed nothing: the grid goes on with the next pupil. */
export function endsRow(state: AttendanceState): boolean {
  return state === 'absent' || state === 'justified';
}

/** Where a key leads from a cell. What cannot be keyed is passed over; at an end there is nothing further. */
export function cellAfter(from: Cell, key: string, rows: number, isFixed: (cell: Cell) => boolean): Cell | undefined {
  const step = steps[key];
  if (!step) return undefined;

  for (let at = from.row * width + from.column + step; at >= 0 && at < rows * width; at += step) {
    const cell = { row: Math.floor(at / width), column: at % width };
    if (!isFixed(cell)) return cell;
  }
  return undefined;
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Enter: 1,
  ArrowUp: -width,
  ArrowDown: width,
};

type RowChanges = { attendance?: AttendanceState; slider?: number; value?: number | null };

/** What leaving a row has to store, of what was keyed into it: only a value can be taken back. */
export function rowChanges(stored: PaperRow, keyed: Partial<PaperRow>): RowChanges {
  const { attendance, slider, value } = { ...stored, ...keyed };
  return {
    ...(attendance && attendance !== stored.attendance && { attendance }),
    ...(slider !== '' && slider !== stored.slider && { slider: Number(slider) * 10 }),
    ...(value !== stored.value && { value: value === '' ? null : Number(value) * 10 }),
  };
}
