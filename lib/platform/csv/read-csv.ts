export const separators = [';', ',', '\t'] as const;
export type Separator = (typeof separators)[number];

/** One record, and the line of the file that it begins in, from 1. */
export type CsvRecord = { line: number; cells: string[] };

export type CsvText = {
  separator: Separator;
  records: CsvRecord[];
  /** Where a quote was opened that nothing closes: what follows it is no table. */
  unclosedLine: number | null;
};

const declared = /^sep=([;,\t])$/i;

/**
 * A table as spreadsheets write it: what separates is counted outside quotes in the first line, or declared by Excel's
 * `sep=`; a quoted cell may go on over lines. Empty lines are no records. Without a library: none tells the line that a
 * record begins in.
 */
export function readCsv(text: string): CsvText {
  const whole = text.startsWith('\ufeff') ? text.slice(1) : text;
  const first = /^[^\r\n]*/.exec(whole)?.[0] ?? '';
  const said = declared.exec(first)?.[1] as Separator | undefined;
  const separator = said ?? mostUsed(whole);
  const { records, unclosedLine } = readRecords(whole, separator);
  return { separator, records: said ? records.slice(1) : records, unclosedLine };
}

/** Of the first record: what stands inside quotes separates nothing. */
function mostUsed(text: string): Separator {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const each of text) {
    if (each === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (each === '\n' || each === '\r')) break;
    else if (!isQuoted) counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  const countOf = (separator: Separator) => counts.get(separator) ?? 0;
  return separators.reduce((most, each) => (countOf(each) > countOf(most) ? each : most));
}

const lineEnd = /\r\n|\r|\n/g;

type Cell = { text: string; end: string; isQuoted: boolean; isUnclosed: boolean; lines: number };

/** Cell after cell, plain or in quotes, each with what ends it. */
function* cellsOf(text: string, separator: Separator): Generator<Cell> {
  const plain = `[^${separator}\\r\\n]*`;
  const quoted = '"([^"]*(?:""[^"]*)*)("?)';
  const pattern = new RegExp(`(?:${quoted}(${plain})|(${plain}))(\\r\\n|[${separator}\\r\\n]|$)`, 'y');
  for (let end: string = separator; end === separator || pattern.lastIndex < text.length; ) {
    const found = pattern.exec(text) as RegExpExecArray;
    const [, inside, close, after = '', outside = ''] = found;
    end = found[5] ?? '';
    const isQuoted = inside !== undefined;
    yield {
      text: isQuoted ? inside.replaceAll('""', '"') + after : outside,
      end,
      isQuoted,
      isUnclosed: isQuoted && !close,
      lines: inside?.match(lineEnd)?.length ?? 0,
    };
  }
}

function readRecords(text: string, separator: Separator): Pick<CsvText, 'records' | 'unclosedLine'> {
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let line = 1;
  let begins = 1;
  for (const { text: cell, end, isQuoted, isUnclosed, lines } of cellsOf(text, separator)) {
    if (isUnclosed) return { records, unclosedLine: line };
    cells.push(cell);
    line += lines;
    if (end === separator) continue;
    if (cells.length > 1 || cell !== '' || isQuoted) records.push({ line: begins, cells });
    cells = [];
    line += 1;
    begins = line;
  }
  return { records, unclosedLine: null };
}
