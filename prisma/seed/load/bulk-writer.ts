import type { Client } from 'pg';
import { copyIn } from '@/lib/platform/db/copy';

type Value = string | number | boolean | null;

export type BulkWriter = {
  /** Rows of one table by COPY; gives how many. The names of the first row are the columns of all. */
  write(table: string, rows: Iterable<Readonly<Record<string, Value>>>): Promise<number>;
};

const chunkCharacters = 64 * 1024;

export function bulkWriter(client: Client): BulkWriter {
  return {
    write: async (table, rows) => {
      const iterator = rows[Symbol.iterator]();
      const first = iterator.next();
      if (first.done) return 0;
      const columns = Object.keys(first.value);
      const count = { rows: 0 };
      const names = columns.map((column) => `"${column}"`).join(', ');
      await copyIn(client, `COPY "${table}" (${names}) FROM STDIN`, chunks(first.value, iterator, columns, count));
      return count.rows;
    },
  };
}

type Row = Readonly<Record<string, Value>>;

function* chunks(
  first: Row,
  rest: Iterator<Row>,
  columns: readonly string[],
  count: { rows: number },
): Generator<Uint8Array> {
  let text = '';
  for (let row: Row | undefined = first; row; row = after(rest)) {
    const values = row;
    text += `${columns.map((column) => encoded(values[column])).join('\t')}\n`;
    count.rows++;
    if (text.length < chunkCharacters) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text) yield Buffer.from(text);
}

function after(rest: Iterator<Row>): Row | undefined {
  const next = rest.next();
  return next.done ? undefined : next.value;
}

const special: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A value as COPY's text format writes it. */
function encoded(value: Value | undefined): string {
  if (value === null || value === undefined) return '\\N';
  return String(value).replace(/[\\\n\r\t]/g, (character) => special[character] ?? character);
}
