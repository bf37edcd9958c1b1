import { type JobWithMetadata, PgBoss } from 'pg-boss';
import { env } from '@/lib/platform/env/env';
import { log } from '@/lib/platform/log/log';
import { metrics } from '@/lib/platform/metrics/metrics';
import { spanned } from '@/lib/platform/tracing/spanned';
import type { Job } from './define-job';

export type Worker = { stop(): Promise<void> };

type Pace = {
  /** How often lost jobs are looked for, in seconds. */
  monitorSeconds?: number;
  /** How often schedules are looked at, in seconds. */
  scheduleSeconds?: number;
  /** How often a queue is looked at without having been told of a job: retries, and jobs put off. */
  pollSeconds?: number;
};

const drainMsMax = 20_000;

/** Carries out what was enqueued, on this instance; several workers share the queues. */
export async function startWorker(
  jobs: readonly Job[],
  { monitorSeconds = 30, scheduleSeconds = 30, pollSeconds = 10 }: Pace = {},
): Promise<Worker> {
  const boss = new PgBoss({
    connectionString: env().DATABASE_URL,
    application_name: 'school-computing jobs',
    max: 4,
    migrate: false,
    useListenNotify: true,
    superviseIntervalSeconds: monitorSeconds,
    monitorIntervalSeconds: monitorSeconds,
    cronMonitorIntervalSeconds: scheduleSeconds,
    cronWorkerIntervalSeconds: scheduleSeconds,
  });
  boss.on('error', (err) => log().error({ err }, 'jobs'));
  await boss.start();
  const polling = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds };
  for (const job of jobs) {
    await boss.work(job.name, { includeMetadata: true, ...polling }, ([claimed]) =>
      carryOut(job, claimed as JobWithMetadata<object>),
    );
  }
  return { stop: () => boss.stop({ graceful: true, timeout: drainMsMax }) };
}

async function carryOut(job: Job, claimed: JobWithMetadata<object>): Promise<void> {
  const { id, data, retryCount, retryLimit, signal } = claimed;
  const ended = metrics().jobs.startTimer({ job: job.name });
  const lastAttempt = retryCount >= retryLimit;
  try {
    await spanned(job.name, () => job.run(data ?? {}, { signal, lastAttempt }));
    ended({ outcome: 'done' });
    log().info({ job: job.name, id }, 'job done');
  } catch (err) {
    ended({ outcome: lastAttempt ? 'failed' : 'again' });
    log()[lastAttempt ? 'error' : 'warn']({ err, job: job.name, id, attempt: retryCount + 1 }, 'job failed');
    throw err;
  }
}
