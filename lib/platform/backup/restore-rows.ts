import type { Client } from 'pg';
import { copyIn, copyOut } from '@/lib/platform/db/copy';
import { StartFailure } from '@/lib/platform/env/start-failure';
import type { Entry } from './archive-reader';
import { copyInSql, copyOutSql, fullName, ours, quoted, tablesOf } from './catalogue';
import type { Manifest } from './manifest';
import { RowsDigest } from './rows-digest';

/**
 * Every row of the archive, in the transaction that the client has open. Foreign keys and triggers of our own are put
 * aside and put back behind the rows: then no order of the tables can be wrong, circles of references are nothing special, and a key is
 * checked for a whole table at once. Needs no superuser, only the owner of the tables.
 */
export async function restoreRows(client: Client, manifest: Manifest, entries: AsyncIterator<Entry>): Promise<string> {
  const backed = [...(await statements(client, foreignKeys)), ...(await statements(client, triggers))];
  for (const { aside } of backed) await client.query(aside);
  await refuseOtherTables(client, manifest);
  if (manifest.tables.length > 0) await client.query(`TRUNCATE ${manifest.tables.map(quoted).join(', ')}`);
  for (const table of manifest.tables) {
    await copyIn(client, copyInSql(table), bodiesOf(entries, table.parts));
  }
  for (const { schema, name, value, called } of manifest.sequences) {
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [quoted({ schema, name }), value, called]);
  }
  for (const { back } of backed) await client.query(back);
  await verify(client, manifest);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows.toLocaleString('en')} of ${manifest.tables.length} tables, all compared`;
}

async function* bodiesOf(entries: AsyncIterator<Entry>, names: readonly string[]): AsyncGenerator<Buffer> {
  for (const name of names) {
    const { value, done } = await entries.next();
    if (done || value.name !== name) throw new Error(`${name} is not where the archive's list has it`);
    yield* value.body;
  }
}

type Aside = { aside: string; back: string };

async function statements(client: Client, sql: string): Promise<Aside[]> {
  return (await client.query<Aside>(sql)).rows;
}

const foreignKeys = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', k.conrelid::regclass, k.conname) AS aside,
         format('ALTER TABLE %s ADD CONSTRAINT %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) AS back
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
   WHERE k.contype = 'f' AND k.conparentid = 0 AND ${ours('n', 'c')}
   ORDER BY k.oid`;

const triggers = `
  SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', t.tgrelid::regclass, t.tgname) AS aside,
         format('ALTER TABLE %s ENABLE %s TRIGGER %I', t.tgrelid::regclass,
                CASE t.tgenabled WHEN 'A' THEN 'ALWAYS' ELSE '' END, t.tgname) AS back
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
   WHERE NOT t.tgisinternal AND t.tgparentid = 0 AND t.tgenabled IN ('O', 'A') AND ${ours('n', 'c')}
   ORDER BY t.oid`;

async function refuseOtherTables(client: Client, manifest: Manifest): Promise<void> {
  const { kept } = await tablesOf(client);
  const columns = new Map(kept.map((table) => [fullName(table), new Set(table.columns)]));
  for (const table of manifest.tables) {
    const there = columns.get(fullName(table));
    const missing = there ? table.columns.find((column) => !there.has(column)) : 'the table itself';
    if (missing === undefined) continue;
    throw new StartFailure(
      `The migrations do not make what the backup has of ${fullName(table)} (${missing}): restore it with version ${manifest.product} of the product.`,
    );
  }
}

/** What the database now says is compared with what the other one said. */
async function verify(client: Client, manifest: Manifest): Promise<void> {
  const { kept } = await tablesOf(client);
  const found = new Map(kept.map((table) => [fullName(table), table]));
  for (const { columns, rows, digest, ...table } of manifest.tables) {
    const here = new RowsDigest();
    const partitioned = found.get(fullName(table))?.partitioned ?? false;
    for await (const row of copyOut(client, copyOutSql({ ...table, columns, partitioned }))) here.add(row);
    if (here.rows !== rows || here.value !== digest) {
      throw new StartFailure(`The rows of ${fullName(table)} are not those of the backup: nothing was kept.`);
    }
  }
}
