import type { EntryCell } from '@/lib/units/rules/entry-table';

/** What a cell shows; in brackets what the pupil says and nobody has judged. */
export function cellText({ value, said }: EntryCell): string {
  if (value === 'away') return 'X';
  if (value !== null) return plain(value);
  return said === null ? '·' : `(${plain(said)})`;
}

function plain(value: number | boolean): string {
  if (typeof value === 'number') return String(value);
  return value ? '✓' : '✗';
}

/** What stands in the field of a cell that is typed into. */
export function typedText({ value }: EntryCell): string {
  if (value === 'away') return 'X';
  return typeof value === 'number' ? String(value) : '';
}
