import { randomUUID } from 'node:crypto';
import { db } from '@/lib/platform/db/client';
import { prepareQueues } from '@/lib/platform/jobs/queues';
import { noteJob } from './note-job';

let prepared: Promise<void> | undefined;

/** A job that has failed for good: its id. */
export async function failedNote(): Promise<string> {
  const job = noteJob(async () => undefined);
  prepared ??= prepareQueues(String(process.env.DATABASE_URL), [job]);
  await prepared;
  const word = randomUUID();
  await db().$transaction((tx) => job.enqueue(tx, { word }));
  const rows = await db().$queryRaw<{ id: string }[]>`
    UPDATE pgboss.job SET state = 'failed', completed_on = now(), output = '{"message":"no"}'
    WHERE data->>'word' = ${word} RETURNING id::text`;
  return String(rows[0]?.id);
}
