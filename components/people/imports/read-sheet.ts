import type { SheetRecord } from '@/lib/imports/schemas';
import { decoded, type Encoding, type FileKind, fileKind } from '@/lib/platform/csv/decode';
import { unguarded } from '@/lib/platform/csv/formula-guard';
import { readCsv, type Separator } from '@/lib/platform/csv/read-csv';

/** A file's table as it stands on the screen. */
export type SheetOnScreen = {
  fileName: string;
  header: string[];
  records: SheetRecord[];
  /** How it was written, where a school would want to know. */
  found?: { encoding: Encoding; separator: Separator };
};

/** Why a file is no table: what it is instead, or the line of a quote that nothing closes. */
export type NoSheet = { kind: Exclude<FileKind, 'text'> | 'empty' } | { kind: 'unclosed'; line: number };

export function readSheet(fileName: string, bytes: Uint8Array): SheetOnScreen | NoSheet {
  const kind = fileKind(bytes);
  if (kind !== 'text') return { kind };
  const { text, encoding } = decoded(bytes);
  const { separator, records, unclosedLine } = readCsv(text);
  if (unclosedLine !== null) return { kind: 'unclosed', line: unclosedLine };
  const [header, ...rest] = records.map(({ line, cells }) => ({ line, cells: cells.map(unguarded) }));
  return header ? { fileName, header: header.cells, records: rest, found: { encoding, separator } } : { kind: 'empty' };
}
