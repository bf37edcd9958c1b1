import { Prisma } from '@/lib/platform/db/generated/client';

/**
 * Of two answers to one question the later by `seq` stands, and of two of the same moment the greater by its text, in
 * whatever order they come: whether the row that arrives stands over the one that is there.
 */
export function standsOver(table: 't' | 'l'): Prisma.Sql {
  const at = Prisma.raw(table);
  return Prisma.sql`(EXCLUDED.seq, EXCLUDED.value::text COLLATE "C") > (${at}.seq, ${at}.value::text COLLATE "C")`;
}
