import { db, type Tx } from '@/lib/platform/db/client';

export type FailedJob = { id: string; name: string; failedAt: Date; attempts: number; reason: string };
export type QueueLength = { name: string; waiting: number; working: number; failed: number };

/** The dead letters: what failed at its last attempt, newest first. */
export function failedJobs({ skip, take }: { skip: number; take: number }): Promise<FailedJob[]> {
  return db().$queryRaw<FailedJob[]>`
    SELECT id::text, name, completed_on AS "failedAt", retry_count + 1 AS attempts,
           left(coalesce(output->>'message', output->>'value', output::text, ''), 500) AS reason
    FROM pgboss.job WHERE state = 'failed' ORDER BY completed_on DESC, id LIMIT ${take} OFFSET ${skip}`;
}

/** The failed job, held until the transaction ends; nothing when it went again meanwhile. */
export async function lockFailedJob(tx: Tx, id: string): Promise<{ id: string; name: string } | null> {
  const rows = await tx.$queryRaw<{ id: string; name: string }[]>`
    SELECT id::text, name FROM pgboss.job WHERE id = ${id}::uuid AND state = 'failed' FOR UPDATE`;
  return rows[0] ?? null;
}

export function queueLengths(): Promise<QueueLength[]> {
  return db().$queryRaw<QueueLength[]>`
    SELECT name,
           count(*) FILTER (WHERE state IN ('created', 'retry'))::int AS waiting,
           count(*) FILTER (WHERE state = 'active')::int AS working,
           count(*) FILTER (WHERE state = 'failed')::int AS failed
    FROM pgboss.job WHERE state IN ('created', 'retry', 'active', 'failed') AND name NOT LIKE '\\_\\_%'
    GROUP BY name ORDER BY name`;
}
