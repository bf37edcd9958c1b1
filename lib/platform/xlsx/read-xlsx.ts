import { dateStyles, dayOfSerial } from './date-styles';
import { unpackedParts } from './unpacked';
import { type Tag, tagsOf } from './xml-tags';

export type XlsxRow = { line: number; cells: string[] };

/** More is no list of people, and a file of a kilobyte may say that it has a million columns. */
const columnsMax = 60;
const rowsMax = 5000;

const wanted =
  /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[\w.-]+\.xml)$/;

/**
 * The rows of a workbook's first sheet that is not hidden, each with its number there: what an .xlsx says, as the CSV of
 * it would. Nothing where it is none or holds more than a list of people. Without a library: those that were tried could
 * be ended by a file of a kilobyte.
 */
export function readXlsx(bytes: Uint8Array): XlsxRow[] | null {
  const parts = unpackedParts(bytes, (name) => wanted.test(name));
  const workbook = tagsIn(parts, 'xl/workbook.xml');
  const sheet = workbook && tagsIn(parts, pathOfFirst(workbook, tagsIn(parts, 'xl/_rels/workbook.xml.rels') ?? []));
  if (!sheet) return null;
  const is1904 = workbook.some(({ name, attributes }) => name === 'workbookPr' && isOn(attributes.get('date1904')));
  return rowsOf(sheet, {
    shared: sharedTexts(tagsIn(parts, 'xl/sharedStrings.xml') ?? []),
    dates: dateStyles(tagsIn(parts, 'xl/styles.xml') ?? []),
    is1904,
  });
}

function tagsIn(parts: ReadonlyMap<string, string> | null, name: string | null): Tag[] | null {
  const text = name === null ? undefined : parts?.get(name);
  return text === undefined ? null : tagsOf(text);
}

function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

function pathOfFirst(workbook: readonly Tag[], relations: readonly Tag[]): string | null {
  const sheets = workbook.filter(({ name, kind }) => name === 'sheet' && kind !== 'close');
  const shown = sheets.find(({ attributes }) => !attributes.get('state')?.includes('idden'));
  const target = relations.find(({ attributes }) => attributes.get('Id') === shown?.attributes.get('id'));
  const path = target?.attributes.get('Target');
  return path === undefined ? null : path.startsWith('/') ? path.slice(1) : `xl/${path}`;
}

/** Texts by their number; how a word is read aloud (`rPh`) is no part of it. */
function sharedTexts(tags: readonly Tag[]): string[] {
  const texts: string[] = [];
  let isAside = false;
  for (const { name, kind, text } of tags) {
    if (name === 'si' && kind !== 'close') texts.push('');
    if (name === 'rPh') isAside = kind === 'open';
    if (name === 't' && kind === 'open' && !isAside) texts.push(`${texts.pop() ?? ''}${text}`);
  }
  return texts;
}

type Book = { shared: readonly string[]; dates: ReadonlySet<number>; is1904: boolean };

type Reading = { rows: XlsxRow[]; column: number; cell: ReadonlyMap<string, string> };

function rowsOf(tags: readonly Tag[], book: Book): XlsxRow[] | null {
  const reading: Reading = { rows: [], column: 0, cell: new Map() };
  for (const tag of tags) {
    if (tag.kind === 'close') continue;
    if (tag.name === 'row') beginRow(reading, tag);
    else if (tag.name === 'c') beginCell(reading, tag);
    else if (tag.name === 'v' || tag.name === 't') fill(reading, tag, book);
    if (reading.rows.length > rowsMax || reading.column >= columnsMax) return null;
  }
  return reading.rows.filter(({ cells }) => cells.some((each) => each.trim() !== ''));
}

function beginRow(reading: Reading, { attributes }: Tag): void {
  const before = reading.rows.at(-1)?.line ?? 0;
  reading.rows.push({ line: Number(attributes.get('r') ?? before + 1), cells: [] });
  reading.column = -1;
}

function beginCell(reading: Reading, { attributes }: Tag): void {
  reading.cell = attributes;
  reading.column = columnOf(attributes.get('r')) ?? reading.column + 1;
}

function fill({ rows, column, cell }: Reading, { name, text }: Tag, book: Book): void {
  const cells = rows.at(-1)?.cells;
  if (!cells || column < 0) return;
  while (cells.length <= column) cells.push('');
  cells[column] += name === 'v' ? shownValue(cell, text, book) : text;
}

/** `AB12` is the 28th, from 0. */
function columnOf(place: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (!letters) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function shownValue(cell: ReadonlyMap<string, string>, text: string, { shared, dates, is1904 }: Book): string {
  const type = cell.get('t') ?? 'n';
  if (type === 's') return shared[Number(text)] ?? '';
  return type === 'n' && dates.has(Number(cell.get('s') ?? -1)) ? dayOfSerial(Number(text), is1904) : text;
}
