import type { Tx } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { ranLately } from '@/lib/platform/jobs/ran-lately';

type Asked = { db: Tx; job: string; now: Date };

/**
 * Of a table by month: what was done a year ago and still says by whom. It is counted from then on, and is nobody's. A night
 * after such a night reads a season and not all years; the first one after a server stood still reads them all.
 */
export async function nobodysNow({ db, job, now }: Asked): Promise<Prisma.Sql> {
  const season = Prisma.sql`AND at >= ${now}::timestamptz - interval '15 months'`;
  return Prisma.sql`
    user_id IS NOT NULL AND at < ${now}::timestamptz - interval '12 months'
    ${(await ranLately(db, job, now)) ? season : Prisma.empty}`;
}
