import type { Client } from 'pg';
import { getConstructionPlans } from 'pg-boss';

/** The tables of jobs, which pg-boss makes and no migration: its own script, without the transaction that it brings. */
export async function makeJobTables(client: Client): Promise<void> {
  const [, script] = /^\s*BEGIN;(.*)COMMIT;\s*$/s.exec(getConstructionPlans()) ?? [];
  if (!script) throw new Error('pg-boss makes its tables otherwise than before: read its construction plans anew.');
  await client.query(script);
}
