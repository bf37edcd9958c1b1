import { PgBoss } from 'pg-boss';
import * as z from 'zod/mini';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/env';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { prepareQueues } from '@/lib/platform/jobs/queues';
import { startWorker } from '@/lib/platform/jobs/worker';

export type JobRate = {
  /** Jobs a second, from the first one written to the last one done. */
  readonly ours: number;
  readonly bare: number;
};

const count = 1000;
const input = { studentId: '0199a000-0000-7000-8000-000000000000', unit: 1 };

/** A thousand jobs, each written in a transaction of its own, then done: through ours, and by the library alone. */
export async function measureJobs(): Promise<JobRate> {
  return { bare: await byLibrary(), ours: await byOurs() };
}

/** Counts what was done, and knows when it was all. */
function countdown(): { done(): void; all: Promise<void> } {
  let left = count;
  let finish: () => void = () => undefined;
  const all = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return {
    done() {
      left -= 1;
      if (left === 0) finish();
    },
    all,
  };
}

async function byOurs(): Promise<number> {
  const { done, all } = countdown();
  const job = defineJob({
    name: 'bench.ours',
    schema: z.object({ studentId: z.uuid(), unit: z.int() }),
    handle: async () => done(),
  });
  await prepareQueues(env().DATABASE_URL, [job]);
  const began = performance.now();
  for (let each = 0; each < count; each += 1) await db().$transaction((tx) => job.enqueue(tx, input));
  const worker = await startWorker([job]);
  await all;
  const seconds = (performance.now() - began) / 1000;
  await worker.stop();
  return count / seconds;
}

async function byLibrary(): Promise<number> {
  const { done, all } = countdown();
  const boss = new PgBoss({ connectionString: env().DATABASE_URL, max: 4 });
  await boss.start();
  await boss.createQueue('bench.bare');
  const began = performance.now();
  for (let each = 0; each < count; each += 1) await boss.send('bench.bare', input);
  await boss.work('bench.bare', { batchSize: 10, burstWhenBatchFull: true }, async (batch) => {
    for (const _ of batch) done();
  });
  await all;
  const seconds = (performance.now() - began) / 1000;
  await boss.stop({ graceful: false });
  return count / seconds;
}
