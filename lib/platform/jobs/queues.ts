import { PgBoss, type QueueOptions } from 'pg-boss';
import type { Job } from './define-job';

/** Failed and finished jobs are kept this long: an administrator's two weeks to try again. */
const keptSeconds = 14 * 24 * 3600;
/** What nobody has begun is kept longer than any holidays: a server that was switched off finds its work again. */
const waitsSeconds = 180 * 24 * 3600;
/** A worker that was killed is missed after this long, and its job goes to another. */
const heartbeatDefaultSeconds = 30;

type Settings = { notify: boolean } & QueueOptions;

function settingsOf({ retries }: Job, heartbeatSeconds: number): Settings {
  return {
    notify: true,
    retryLimit: retries,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
    heartbeatSeconds,
    expireInSeconds: 3600,
    deleteAfterSeconds: keptSeconds,
    retentionSeconds: waitsSeconds,
  };
}

/** The queues as the code declares them: part of bringing a database up to date. */
export async function prepareQueues(
  databaseUrl: string,
  jobs: readonly Job[],
  heartbeatSeconds = heartbeatDefaultSeconds,
): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    const there = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const job of jobs) {
      const settings = settingsOf(job, heartbeatSeconds);
      await (there.has(job.name) ? boss.updateQueue(job.name, settings) : boss.createQueue(job.name, settings));
      if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: 'America/Sao_Paulo' });
      else await boss.unschedule(job.name);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
