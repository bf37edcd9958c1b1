import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/passages/route';
import { pool } from '@/lib/platform/db/client';
import { askedFor, growTo } from '@/tests/bench/search-passages';
import { type Statement, sentStatements } from '@/tests/support/passages/sent-statements';
import { send } from '@/tests/support/send';

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

beforeAll(() => growTo(5000, String(process.env.DATABASE_URL)), 60_000);

async function tablesReadFromTheirBeginning({ text, values }: Statement): Promise<(string | undefined)[]> {
  const { rows } = await pool().query(`EXPLAIN (FORMAT JSON) ${text}`, values);
  const plans: Plan[] = [rows[0]['QUERY PLAN'][0].Plan];
  for (const { Plans = [] } of plans) plans.push(...Plans);
  return plans.filter((plan) => plan['Node Type'] === 'Seq Scan').map((plan) => plan['Relation Name']);
}

describe('what a search sends', () => {
  it.each(Object.entries(askedFor))('reads no table from its beginning: %s', async (_, words) => {
    const statements = await sentStatements(() => send(GET, { path: `/passages?search=${words}` }));
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) expect(await tablesReadFromTheirBeginning(statement)).toEqual([]);
  });

  it('would be caught doing so', async () => {
    const naive = `SELECT id FROM passages WHERE words @@ to_tsquery('public.folded_portuguese', 'motor') LIMIT 350`;
    expect(await tablesReadFromTheirBeginning({ text: naive, values: [] })).toEqual(['passages']);
  });
});
