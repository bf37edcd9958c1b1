import * as z from 'zod/mini';
import { EmailAddress } from '@/lib/platform/mail/email-address';

const cell = z.string();

/** A file's table as it was read, with the line that each record begins in. */
export const SheetRows = z.object({
  header: z.array(cell),
  records: z.array(z.object({ line: z.int(), cells: z.array(cell) })),
});

/** An administrator says of which school; everybody else's is the own. */
export const Sheet = z.object({ schoolId: z.optional(z.uuid()), ...SheetRows.shape });

export type SheetRecord = { line: number; cells: string[] };

/** What is wrong with an e-mail, as everywhere in the product. */
export function emailIssue(text: string): z.core.$ZodIssue | undefined {
  return z.safeParse(EmailAddress, text).error?.issues[0];
}
