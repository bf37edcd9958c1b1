import { DatabaseError } from 'pg';
import { pool } from './client';
import type { Prisma } from './generated/client';
import { statementName } from './statement-names';

/** One statement past Prisma's client, for the few that stand before the first word of an answer. */
export async function plainRows<Row extends object>({ text, values }: Prisma.Sql): Promise<Row[]> {
  const { rows } = await pool().query<Row>({ name: statementName(text), text, values: [...values] });
  return rows;
}

/**
 * A write that is its own transaction; of a command's `atOnce`. Undefined when the database refused it: then nothing of
 * it was written, and the command goes the way of all others, which knows why.
 */
export function writtenByOneStatement<Row extends object>(statement: Prisma.Sql): Promise<Row[] | undefined> {
  return plainRows<Row>(statement).catch((error: unknown) => (isRefusal(error) ? undefined : Promise.reject(error)));
}

/** A connection that was ended, or had no room; by its code, since the severity beside it is a word of the server's language. */
const fallen = /^(?:08|57P|53300)/;

/** The database's own word. When a connection falls, nobody knows what was written. */
export function isRefusal(error: unknown): boolean {
  return error instanceof DatabaseError && error.code !== undefined && !fallen.test(error.code);
}
