import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/Alunos/route';
import { pool } from '@/lib/platform/db/client';
import { type Crowd, crowd } from '@/tests/bench/student-crowd';
import { asked } from '@/tests/bench/student-list-cost';
import { type Statement, sentStatements } from '@/tests/support/passages/sent-statements';
import { send } from '@/tests/support/send';
import { type SignedIn, signedIn } from '@/tests/support/world';

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Actual Rows': number; Plans?: Plan[] };

const pupils = 20_000;
let where: Crowd;
let office: SignedIn;
beforeAll(async () => {
  where = await crowd(pupils, String(process.env.DATABASE_URL));
  office = await signedIn('escola', where.schoolId);
}, 120_000);

/** The most rows that a step of the plan put out, whatever was then thrown away. */
async function rowsRead({ text, values }: Statement): Promise<number> {
  const { rows } = await pool().query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
  const plans: Plan[] = [rows[0]['QUERY PLAN'][0].Plan];
  for (const { Plans = [] } of plans) plans.push(...Plans);
  const scanned = plans.filter((plan) => plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] === 'students');
  return scanned.length > 0 ? pupils : Math.max(...plans.map((plan) => plan['Actual Rows']));
}

describe('what the list of students sends', () => {
  it('reads a small part of the school, whatever narrows and sorts it', async () => {
    for (const [name, query] of Object.entries(asked(where))) {
      const list = () => send(GET, { path: `/Alunos?${query}`, bearer: office.bearer });
      const statements = (await sentStatements(list)).filter(({ text }) => text.includes('"students"'));
      expect(statements.length, name).toBeGreaterThan(0);
      for (const statement of statements) expect(await rowsRead(statement), name).toBeLessThan(pupils / 8);
    }
  });

  it('would be caught reading all of it', async () => {
    const naive = `SELECT id FROM students WHERE school_id = $1 AND school_year <> 'EF1' ORDER BY nickname LIMIT 20`;
    expect(await rowsRead({ text: naive, values: [where.schoolId] })).toBeGreaterThan(pupils / 2);
  });
});
