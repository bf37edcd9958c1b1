import type { Client } from 'pg';
import type { BackedUpSequence } from './manifest';

export type Table = { schema: string; name: string; columns: string[]; partitioned: boolean };

/** Tables whose rows say nothing once they are elsewhere, each with its reason. Every other one is in the backup. */
const transient: Readonly<Record<string, string>> = {
  'public._prisma_migrations': 'stands in the manifest; restoring applies the same migrations and writes it anew',
  'public.live_events': 'kept an hour, and told apart by transaction numbers that count in that very database only',
  'pgboss.version': 'written by pg-boss together with the tables that it makes',
  'pgboss.bam': 'indexes that pg-boss is building in that very database',
  'pgboss.queue_stats': 'measurements of the last days, in partitions by date that a restored database lacks',
};

const unlogged = 'unlogged: PostgreSQL itself empties it after a crash';

type Row = Table & { unlogged: boolean };

/** Found in the catalog, so that a table of tomorrow is in tomorrow's backup. Of a partitioned one the root stands for all. */
export async function tablesOf(client: Client): Promise<{ kept: Table[]; leftOut: { table: string; why: string }[] }> {
  const { rows } = await client.query<Row>(
    `SELECT n.nspname AS schema, c.relname AS name, c.relkind = 'p' AS partitioned, c.relpersistence = 'u' AS unlogged,
            ARRAY(SELECT a.attname::text FROM pg_attribute a
                   WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
                   ORDER BY a.attnum) AS columns
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relpersistence <> 't' AND ${ours('n', 'c')}
      ORDER BY 1, 2`,
  );
  const whyNot = (row: Row) => transient[fullName(row)] ?? (row.unlogged ? unlogged : undefined);
  return {
    kept: rows.filter((row) => !whyNot(row)).map(({ unlogged: _, ...table }) => table),
    leftOut: rows.flatMap((row) => {
      const why = whyNot(row);
      return why ? [{ table: fullName(row), why }] : [];
    }),
  };
}

/** Not PostgreSQL's own and not an extension's. */
export function ours(namespace: string, relation: string): string {
  return `${namespace}.nspname <> 'information_schema' AND ${namespace}.nspname NOT LIKE 'pg\\_%' AND NOT EXISTS (
    SELECT FROM pg_depend d
     WHERE d.classid = ${relation}.tableoid AND d.objid = ${relation}.oid AND d.deptype = 'e')`;
}

/** Something that stands in the database already; undefined when nobody made anything in it. */
export async function firstContent(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE ${ours('n', 'c')}
     UNION ALL
     SELECT t.typname FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace WHERE ${ours('n', 't')}
     UNION ALL
     SELECT p.proname FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE ${ours('n', 'p')}
     LIMIT 1`,
  );
  return rows[0]?.name;
}

/** Where each sequence stands. Sequences run ahead of the snapshot, never behind: a restored one may skip numbers. */
export async function sequencesOf(client: Client): Promise<BackedUpSequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `SELECT n.nspname AS schema, c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind = 'S' AND ${ours('n', 'c')} ORDER BY 1, 2`,
  );
  const sequences: BackedUpSequence[] = [];
  for (const sequence of rows) {
    const { rows: states } = await client.query<{ value: string; called: boolean }>(
      `SELECT last_value::text AS value, is_called AS called FROM ${quoted(sequence)}`,
    );
    if (states[0]) sequences.push({ ...sequence, ...states[0] });
  }
  return sequences;
}

export function fullName({ schema, name }: { schema: string; name: string }): string {
  return `${schema}.${name}`;
}

export function quoted({ schema, name }: { schema: string; name: string }): string {
  return `${identifier(schema)}.${identifier(name)}`;
}

function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function columnList(columns: readonly string[]): string {
  return columns.map(identifier).join(', ');
}

/** Generated columns are not in it: the database works them out again. */
export function copyOutSql(table: Table): string {
  const from = `${table.partitioned ? '' : 'ONLY '}${quoted(table)}`;
  return `COPY (SELECT ${columnList(table.columns)} FROM ${from}) TO STDOUT`;
}

export function copyInSql(table: { schema: string; name: string; columns: readonly string[] }): string {
  return `COPY ${quoted(table)} (${columnList(table.columns)}) FROM STDIN`;
}

/** Values are written so that reading them back gives the same bits, whatever the database was told to prefer. */
export const exactText = `SET client_encoding = 'UTF8'; SET extra_float_digits = 1; SET DateStyle = 'ISO, YMD';
  SET IntervalStyle = 'postgres'; SET TimeZone = 'UTC'; SET bytea_output = 'hex'; SET row_security = off;
  SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0`;
