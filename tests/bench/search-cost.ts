import { GET } from '@/app/api/passages/route';
import { pool } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/env';
import { type Statement, sentStatements } from '@/tests/support/passages/sent-statements';
import { askedFor, growTo } from './search-passages';

export type SearchCost = {
  readonly name: string;
  /** Milliseconds of the API over 50,000 passages, of its very statements by bare pg, and of the API over 5,000. */
  readonly api: number;
  readonly sql: number;
  readonly apiBefore: number;
};

const few = 5000;
const many = 50_000;
const rounds = 40;

/** Each kind of search, as a route answers it and as bare pg sends the same statements. */
export async function measureSearch(): Promise<SearchCost[]> {
  const kinds = Object.entries(askedFor);
  await growTo(few, String(env().DATABASE_URL));
  const before: number[] = [];
  for (const [, words] of kinds) before.push(await millisecondsOf(() => searched(words)));
  await growTo(many, String(env().DATABASE_URL));
  const costs: SearchCost[] = [];
  for (const [index, [name, words]] of kinds.entries()) {
    const statements = await sentStatements(() => searched(words));
    if (statements.length === 0) throw new Error(`The search for ${words} sent nothing`);
    const sql = await millisecondsOf(() => sentByPg(statements));
    costs.push({ name, sql, api: await millisecondsOf(() => searched(words)), apiBefore: before[index] ?? Number.NaN });
  }
  return costs;
}

/** A search that finds nothing would be the fastest. */
async function searched(words: string): Promise<void> {
  const address = `${env().PUBLIC_URL}/api/passages?search=${encodeURIComponent(words)}`;
  const answer = await GET(new Request(address), { params: Promise.resolve({}) });
  const { total } = (await answer.json()) as { total: number };
  if (!(total > 0)) throw new Error(`${words} was not found: ${answer.status}`);
}

async function sentByPg(statements: readonly Statement[]): Promise<void> {
  for (const { text, values } of statements) await pool().query(text, values);
}

/** Of the fastest round: the two sizes are measured minutes apart, and whatever else a machine does only adds. */
async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const spent: number[] = [];
  for (let round = -5; round < rounds; round += 1) {
    const began = performance.now();
    await work();
    // The first rounds warm up.
    if (round >= 0) spent.push(performance.now() - began);
  }
  return Math.min(...spent);
}
