import { applyMigrations } from '@/lib/platform/db/migrate';

/** The tables, then the queues of the jobs. The names of the migrations that were applied. */
export async function migrate(url: string): Promise<readonly string[]> {
  const applied = await applyMigrations(url);
  // Imported late: a fresh clone has no generated client when this file is read.
  const [{ jobs }, { prepareQueues }] = await Promise.all([import('@/app/jobs'), import('@/lib/platform/jobs/queues')]);
  await prepareQueues(url, jobs);
  return applied;
}
