import { describe, expect, it } from 'vitest';
import { makePartitions } from '@/lib/access/jobs/make-partitions';
import { setClock } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';

const run = () => makePartitions.run({}, { signal: new AbortController().signal, lastAttempt: true });

async function partitionsOf(table: string): Promise<string[]> {
  const rows = await db().$queryRaw<{ name: string }[]>`
    SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = ${table}::regclass ORDER BY 1`;
  return rows.map(({ name }) => name);
}

function see(at: string, page: string) {
  return db().$executeRaw`INSERT INTO page_views (at, page, title) VALUES (${at}::timestamptz, ${page}, '')`;
}

async function placeOf(page: string): Promise<string | undefined> {
  const rows = await db().$queryRaw<{ place: string }[]>`
    SELECT tableoid::regclass::text AS place FROM page_views WHERE page = ${page}`;
  return rows[0]?.place;
}

describe('tables by month', () => {
  it.each(['page_views', 'login_events', 'activity_events'])(
    '%s has this month, the next three and a place for the rest',
    async (table) => {
      expect(await partitionsOf(table)).toHaveLength(5);
      expect(await partitionsOf(table)).toContain(`${table}_other`);
    },
  );

  it('gets its next months by the job, which may run twice', async () => {
    setClock(() => new Date('2031-11-30T23:30:00-03:00'));
    try {
      await Promise.all([run()]);
      await run();
    } finally {
      setClock(undefined);
    }
    for (const table of ['page_views', 'login_events', 'activity_events']) {
      const made = (await partitionsOf(table)).filter((name) => /_203[12]_/.test(name));
      expect(made).toEqual([`${table}_2031_12`, `${table}_2032_01`, `${table}_2032_02`, `${table}_2032_03`]);
    }
  });

  it('moves rows that waited without a partition into their own', async () => {
    await see('2019-12-31T23:59:59.999Z', '/old');
    await see('2020-01-01T00:00:00Z', '/new');
    expect(await placeOf('/old')).toBe('page_views_other');
    await run();
    expect(await placeOf('/old')).toBe('page_views_2019_12');
    expect(await placeOf('/new')).toBe('page_views_2020_01');
  });

  it('reads one month of one school from one partition, by its index', async () => {
    const plan = await db().$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
      return tx.$queryRaw<Record<string, string>[]>`
        EXPLAIN SELECT count(*) FROM page_views
         WHERE school_id = '00000000-0000-7000-8000-000000000000' AND at >= '2020-01-01Z' AND at < '2020-02-01Z'`;
    });
    const text = plan.map((row) => Object.values(row)[0]).join('\n');
    expect(text).toMatch(/(Index|Bitmap).*page_views_2020_01/);
    expect(text).not.toMatch(/page_views_(other|2019_12|2031_12)/);
  });
});
