import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { env } from '@/lib/platform/env/env';
import { log } from '@/lib/platform/log/log';
import { toldError } from '@/lib/platform/log/told-error';
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
  const taking = {
    includeMetadata: true,
    // A backlog is worked off without a pause, and one that fails does not take the others of its batch with it.
    batchSize: 10,
    burstWhenBatchFull: true,
    perJobResults: true,
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
  } as const;
  for (const job of jobs) {
    await boss.work<object, unknown, typeof taking>(job.name, taking, (batch) =>
      Promise.all(batch.map((claimed) => carryOut(job, claimed))),
    );
  }
  return { stop: () => boss.stop({ graceful: true, timeout: drainMsMax }) };
}

async function carryOut(job: Job, claimed: JobWithMetadata<object>): Promise<JobResult> {
  const { id, data, retryCount, retryLimit, signal } = claimed;
  const ended = metrics().jobs.startTimer({ job: job.name });
  const lastAttempt = retryCount >= retryLimit;
  try {
    await spanned(job.name, () => job.run(data ?? {}, { signal, lastAttempt }));
    ended({ outcome: 'done' });
    log().info({ job: job.name, id }, 'job done');
    return { id, status: 'completed' };
  } catch (err) {
    ended({ outcome: lastAttempt ? 'failed' : 'again' });
    log()[lastAttempt ? 'error' : 'warn']({ err, job: job.name, id, attempt: retryCount + 1 }, 'job failed');
    return { id, status: 'failed', output: toldError(err) };
  }
}
