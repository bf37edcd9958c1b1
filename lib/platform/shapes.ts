import * as z from 'zod/mini';

/** Of what asks for nothing. */
export const NoInput = z.object({});

/** Which row: what asks for one by its id, and what a change of one answers. */
export const RowRef = z.object({ id: z.uuid() });

export const Exists = z.object({ exists: z.boolean() });

/** A day that a form names. PostgreSQL's calendar has no year 0. */
export const Day = z.iso.date().check(z.refine((day) => day >= '0001', 'date-invalid'));

/** A body that is a file's bytes. */
export const SentFile = z.object({ file: z.instanceof(Uint8Array) });

/** What a command answers that leaves nothing to show: how much it did. */
export const Count = z.object({ count: z.int() });

/** Which page of a list, from 1. Nobody turns ten thousand. */
export const PageNumber = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1);

/** One page of a list, as `paged` answers it. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int(), page: z.int(), pageSize: z.int() });
}
