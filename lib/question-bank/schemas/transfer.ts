import * as z from 'zod/mini';
import { noteCodes, refusalCodes } from '../rules/import-codes';
import { exportFormats } from '../rules/kinds';

const values = z.optional(z.record(z.string(), z.union([z.string(), z.number()])));

const ReadItem = z.object({
  /** The file of a package that it stands in. */
  entry: z.nullable(z.string()),
  line: z.int(),
  title: z.string(),
  /** Its kind as it comes in; none of one that does not. */
  kind: z.nullable(z.string()),
  notes: z.array(z.object({ code: z.enum(noteCodes), values })),
  refusal: z.nullable(z.object({ code: z.enum(refusalCodes), line: z.optional(z.int()), values })),
});

/** What importing a file would do. `basis` is the file that was read, and `revision` the draft. */
export const QuestionsCheck = z.object({
  format: z.enum(['gift', 'qti']),
  basis: z.string(),
  revision: z.int(),
  items: z.array(ReadItem),
});

export const ExportedVersion = z.object({ id: z.uuid(), format: z.enum(exportFormats) });
