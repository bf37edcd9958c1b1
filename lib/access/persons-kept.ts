import { Prisma } from '@/lib/platform/db/generated/client';

/**
 * Of a table by month: what was done a year ago and still says by whom. It is counted from then on, and is nobody's. No further
 * back than a worker may have stood still, so that a night reads a season and not all years.
 */
export function nobodysNow(now: Date): Prisma.Sql {
  return Prisma.sql`
    user_id IS NOT NULL AND at < ${now}::timestamptz - interval '12 months'
                        AND at >= ${now}::timestamptz - interval '15 months'`;
}
