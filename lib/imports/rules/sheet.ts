import type { Problem, Step } from '@/lib/bulk/schemas';
import { folded } from '@/lib/platform/text/folded';
import { tidied } from '@/lib/platform/text/tidied';
import type { SheetRecord } from '../schemas';
import type { Judge } from './cells';

/** §9. */
export const recordsMax = 2000;

export type Column<Key extends string> = {
  key: Key;
  /** Its names in a header, without accents, capitals, spaces and signs. */
  labels: readonly string[];
  isMandatory?: true;
  judge: Judge;
};

export type Cells<Key extends string> = Readonly<Record<Key, string>>;

/** A record that was read: its cells by column, and what is wrong with them. */
export type ReadRecord<Key extends string> = { line: number; cells: Cells<Key>; problems: Problem[] };

function labelKey(label: string): string {
  return folded(label).replace(/[^a-z0-9]/g, '');
}

/** Without the empty cells that a spreadsheet leaves behind the last column. */
function trimmedTo(count: number, cells: readonly string[]): readonly string[] {
  let end = cells.length;
  while (end > count && tidied(cells[end - 1] ?? '') === '') end -= 1;
  return cells.slice(0, end);
}

/** The labels in their order, each in any of its spellings; what is wrong is said by column, or of the whole line. */
export function headerProblems<Key extends string>(
  given: readonly string[],
  columns: readonly Column<Key>[],
): Problem[] {
  const header = trimmedTo(columns.length, given);
  const keys = header.map((label) => columns.find(({ labels }) => labels.includes(labelKey(label)))?.key);
  if (keys.every((key) => key === undefined)) return [{ path: '', code: 'header-missing' }];
  if (header.length !== columns.length) {
    return [{ path: '', code: 'label-count', values: { expected: columns.length, found: header.length } }];
  }
  return columns.flatMap(({ key }, index) => {
    if (keys[index] === key) return [];
    const found = tidied(header[index] ?? '').slice(0, 60);
    return [{ path: key, code: keys[index] ? 'label-order' : 'label-unknown', values: { position: index + 1, found } }];
  });
}

/** Records with something in them, each cell judged by itself. */
export function readRecords<Key extends string>(
  records: readonly SheetRecord[],
  columns: readonly Column<Key>[],
): ReadRecord<Key>[] {
  return records
    .filter(({ cells }) => cells.some((cell) => tidied(cell) !== ''))
    .map((each) => readRecord(each, columns));
}

function readRecord<Key extends string>(
  { line, cells: given }: SheetRecord,
  columns: readonly Column<Key>[],
): ReadRecord<Key> {
  const texts = trimmedTo(columns.length, given).map(tidied);
  const cells = Object.fromEntries(columns.map(({ key }, index) => [key, texts[index] ?? ''])) as Cells<Key>;
  if (texts.length !== columns.length) {
    const code = texts.length < columns.length ? 'too-few-fields' : 'too-many-fields';
    return { line, cells, problems: [{ path: '', code, values: { expected: columns.length, found: texts.length } }] };
  }
  const problems = columns.flatMap(({ key, isMandatory, judge }): Problem[] => {
    const text = cells[key];
    if (text === '') return isMandatory ? [{ path: key, code: 'mandatory' }] : [];
    const fault = judge(text);
    return fault ? [{ path: key, ...fault }] : [];
  });
  return { line, cells, problems };
}

/** What is wrong with the file as a whole: then its lines are not looked at. */
export function refusedFile(problems: readonly Problem[]): Step[] {
  return [{ line: 1, name: '', act: 'refuse', blocked: [...problems] }];
}

export function countProblems(count: number): Problem[] {
  if (count === 0) return [{ path: '', code: 'no-records' }];
  if (count > recordsMax)
    return [{ path: '', code: 'too-many-records', values: { maximum: recordsMax, found: count } }];
  return [];
}

/** The records that say the same of this as an earlier line, which is named. */
export function repeated<Row extends { line: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Map<Row, number> {
  const first = new Map<string, number>();
  const found = new Map<Row, number>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === '') continue;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, row.line);
    else found.set(row, earlier);
  }
  return found;
}

type Named = Partial<Record<'name' | 'login' | 'providerId', string>>;

export function refusedLine({ line, cells, problems }: { line: number; cells: Named; problems: Problem[] }): Step {
  return { line, name: cells.name || cells.login || cells.providerId || '', act: 'refuse', blocked: problems };
}
