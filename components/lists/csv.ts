import { guarded } from '@/lib/platform/csv/formula-guard';

export type CsvColumn = {
  key: string;
  label: string;
  /** What the values of a list of choices are called. */
  words?: Readonly<Record<string, string>>;
};

export type CsvRow = Readonly<Record<string, unknown>>;

/** By the byte order mark Excel knows UTF-8, and by the semicolon the columns, as Brazilian systems set it. */
const byteOrderMark = '\ufeff';
const separator = ';';

export function csvOf(columns: readonly CsvColumn[], rows: readonly CsvRow[]): string {
  return csvOfCells([
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map((column) => textOf(column, row))),
  ]);
}

/** Line by line, each with as many cells as it has. */
export function csvOfCells(lines: readonly (readonly string[])[]): string {
  return byteOrderMark + lines.map((cells) => `${cells.map(quoted).join(separator)}\r\n`).join('');
}

function textOf({ key, words }: CsvColumn, row: CsvRow): string {
  const value = row[key];
  if (value === null || value === undefined) return '';
  const text = String(value);
  return words?.[text] ?? text;
}

function quoted(text: string): string {
  const harmless = guarded(text);
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
