import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { SentFile } from '@/lib/platform/shapes';
import { readXlsx } from '@/lib/platform/xlsx/read-xlsx';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { SheetRows } from '../schemas';

/** An .xlsx as the table that its CSV would be: that is what is checked then. */
export const spreadsheet = defineQuery({
  name: 'imports.spreadsheet',
  may: abilities['people:import'],
  input: z.object(SentFile.shape),
  reply: SheetRows,
  // Asked on the way to writing, which nobody may who sees as somebody.
  hiddenWhileSeeing: true,
  run: async ({ input: { file } }) => {
    const rows = readXlsx(file);
    refuseUnless(rows !== null && rows.length > 0, 'sheet.unreadable');
    const [header, ...records] = rows;
    const width = header?.cells.length ?? 0;
    // A row of a workbook ends with its last cell that holds something.
    const padded = records.map(({ line, cells }) => {
      return { line, cells: Array.from({ length: Math.max(width, cells.length) }, (_, at) => cells[at] ?? '') };
    });
    return { header: header?.cells ?? [], records: padded };
  },
});
