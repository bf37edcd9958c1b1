import type { Tag } from './xml-tags';

/** The formats that every spreadsheet program has for days. */
const builtIn = (id: number) => (id >= 14 && id <= 22) || (id >= 45 && id <= 47);

/** The numbers of the cell styles that show a day: a cell itself holds only a count of days. */
export function dateStyles(tags: readonly Tag[]): ReadonlySet<number> {
  const own = new Set<number>();
  const styles = new Set<number>();
  let isInCells = false;
  let number = 0;
  for (const { name, kind, attributes } of tags) {
    if (name === 'numFmt' && showsDay(attributes.get('formatCode') ?? '')) own.add(Number(attributes.get('numFmtId')));
    if (name === 'cellXfs') isInCells = kind === 'open';
    if (name !== 'xf' || kind === 'close' || !isInCells) continue;
    const format = Number(attributes.get('numFmtId') ?? 0);
    if (builtIn(format) || own.has(format)) styles.add(number);
    number += 1;
  }
  return styles;
}

function showsDay(code: string): boolean {
  return /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
}

const dayMs = 24 * 3600 * 1000;

/** Days since the last of 1899, or of 1903 on an old Macintosh, as a calendar day. */
export function dayOfSerial(serial: number, is1904: boolean): string {
  const first = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const day = new Date(first + Math.floor(serial) * dayMs);
  return Number.isNaN(day.getTime()) ? String(serial) : day.toISOString().slice(0, 10);
}
