import { pool } from '@/lib/platform/db/client';

/** The revision that a form sends which is opened now; 0 where there is no such row yet. */
export async function openedOn(table: string, column: string, value: string): Promise<number> {
  const { rows } = await pool().query(`SELECT revision FROM ${table} WHERE ${column} = $1`, [value]);
  return rows[0]?.revision ?? 0;
}
