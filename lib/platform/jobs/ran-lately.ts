import type { Tx } from '@/lib/platform/db/client';

/** Shorter than done jobs are kept (`queues.ts`). */
const lately = '13 days';

/** Whether a run of the job ended well these days: if not, the worker stood still, or nothing of it was ever done. */
export async function ranLately(db: Tx, name: string, now: Date): Promise<boolean> {
  const [found] = await db.$queryRaw<{ ran: boolean }[]>`
    SELECT EXISTS (SELECT FROM pgboss.job
                    WHERE name = ${name} AND state = 'completed'
                      AND completed_on > ${now}::timestamptz - ${lately}::interval) AS ran`;
  return found?.ran ?? false;
}
