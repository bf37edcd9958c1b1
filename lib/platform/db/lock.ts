import type { Tx } from './client';
import { Prisma } from './generated/client';

/**
 * Waits for, then holds, the rows of one table until the transaction ends. Call it before reading the target, so that
 * the read sees what the tab before this one wrote. Shared, many hold them at once, and nobody changes them meanwhile.
 */
export async function lockRows(
  tx: Tx,
  table: string,
  column: string,
  value: string,
  how: 'UPDATE' | 'SHARE' = 'UPDATE',
): Promise<void> {
  // Values arrive as text; without the cast PostgreSQL would not look into the index of an id.
  const typed = /^(?:\w+_)?id$/.test(column) ? Prisma.sql`${value}::uuid` : Prisma.sql`${value}`;
  await tx.$queryRaw`SELECT 1 FROM ${Prisma.raw(`"${table}"`)} WHERE ${Prisma.raw(`"${column}"`)} = ${typed} FOR ${Prisma.raw(how)}`;
}

/** The same of many ids by one statement, always in one order, so that two who want the same never wait for each other. */
export async function lockRowsOfAll(tx: Tx, table: string, column: string, ids: readonly string[]): Promise<void> {
  const by = Prisma.raw(`"${column}"`);
  await tx.$queryRaw`
    SELECT 1 FROM ${Prisma.raw(`"${table}"`)} WHERE ${by} = ANY (${ids}::uuid[]) ORDER BY ${by} FOR UPDATE`;
}

/** Waits for, then holds, a name until the transaction ends: for what has no row yet. */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}
