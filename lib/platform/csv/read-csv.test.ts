import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workedMs } from '@/lib/platform/clock/worked';
import { readCsv, type Separator, separators } from './read-csv';

const ends = ['\n', '\r\n', '\r'] as const;
const cell = fc.string({ unit: fc.constantFrom('a', 'ç', ' ', '"', ';', ',', '\t', '\n', '\r', '=', '1') });
/** A first cell says how the others are separated: it holds none of the separators itself. */
const tables = fc.record({
  header: fc.array(fc.stringMatching(/^[a-z]{1,5}$/), { minLength: 2, maxLength: 5 }),
  rows: fc.array(fc.array(fc.tuple(cell, fc.boolean()), { minLength: 2, maxLength: 6 }), { maxLength: 20 }),
  separator: fc.constantFrom(...separators),
  end: fc.constantFrom(...ends),
  isClosed: fc.boolean(),
  mark: fc.constantFrom('', '\ufeff'),
});

function written(text: string, isQuoted: boolean): string {
  return isQuoted || /["\r\n;,\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function linesIn(text: string): number {
  return text.split(/\r\n|\r|\n/).length - 1;
}

describe('reading CSV', () => {
  it('finds in any table what was written, and the line that each record begins in', () => {
    fc.assert(
      fc.property(tables, ({ header, rows, separator, end, isClosed, mark }) => {
        const lines = [
          header.join(separator),
          ...rows.map((row) => row.map(([text, isQuoted]) => written(text, isQuoted)).join(separator)),
        ];
        const records: { line: number; cells: string[] }[] = [{ line: 1, cells: header }];
        let line = 2;
        for (const [index, row] of rows.entries()) {
          records.push({ line, cells: row.map(([text]) => text) });
          line += linesIn(lines[index + 1] as string) + 1;
        }
        const text = mark + lines.join(end) + (isClosed ? end : '');
        expect(readCsv(text)).toEqual({ separator, records, unclosedLine: null });
      }),
      { numRuns: 1000 },
    );
  });

  it.each<[Separator, string]>([
    [';', 'a;b,c;d\n'],
    [',', 'a,"b;c;d",e\n1;2;3;4;5;6'],
    ['\t', 'a\tb\n'],
    [';', 'a\n'],
    [';', 'sep=;\na,b\n'],
  ])('separates by %j in %j', (separator, text) => expect(readCsv(text).separator).toBe(separator));

  it('takes no record from what Excel declares, and keeps the lines of the file', () => {
    expect(readCsv('sep=,\r\nname,age\r\n\r\nAna,9').records).toEqual([
      { line: 2, cells: ['name', 'age'] },
      { line: 4, cells: ['Ana', '9'] },
    ]);
  });

  it('names the line of a quote that is never closed, and keeps what stands before it', () => {
    expect(readCsv('a;b\n1;2\n3;"4\n5;6\n7;8\n')).toEqual({
      separator: ';',
      records: [
        { line: 1, cells: ['a', 'b'] },
        { line: 2, cells: ['1', '2'] },
      ],
      unclosedLine: 3,
    });
  });

  it('takes a quote inside a cell as it stands, and ends at any text', () => {
    expect(readCsv('a;b\nd"água;"x" y\n').records[1]).toEqual({ line: 2, cells: ['d"água', 'x y'] });
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readCsv(text)));
  });

  it('reads twenty thousand records in a moment', () => {
    const text = `a;b;c\n${'"José da Silva";jose@example.org;12\n'.repeat(20_000)}`;
    const started = workedMs();
    expect(readCsv(text).records).toHaveLength(20_001);
    expect(workedMs() - started).toBeLessThan(1000);
  });
});
